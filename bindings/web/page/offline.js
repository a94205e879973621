// The service worker: it keeps the page, so that it opens without a network. First what every screen needs and whatever is
// opened; the rest when the page has nothing else to do and asks for it. VERSION, SHELL and REST are written by the build.
const PLACE = `solo ${new URL(self.registration.scope).pathname} `;
const KEPT = `${PLACE}${VERSION}`;
const whole = (file) => new URL(file, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL.map(whole))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  // Another deployment on this server has another place.
  const isOld = (name) => name !== KEPT && (name.startsWith(PLACE) || name.startsWith("solo-"));
  const old = (names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data !== "keep the rest") return;
  const keep = async () => {
    const kept = await caches.open(KEPT);
    for (const file of REST.map(whole)) if (!(await kept.match(file))) await kept.add(file);
    event.source?.postMessage("kept");
  };
  event.waitUntil(keep().catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const answer = async () => {
    const kept = await caches.open(KEPT);
    const page = request.mode === "navigate" ? whole("./") : request;
    const found = await kept.match(page, { ignoreVary: true });
    if (found) return found;
    const fetched = await fetch(request);
    if (fetched.ok && [...SHELL, ...REST].map(whole).includes(request.url)) await kept.put(request, fetched.clone());
    return fetched;
  };
  event.respondWith(answer());
});
