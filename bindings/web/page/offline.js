// The service worker: it keeps the page, so that it opens without a network. First what every screen needs and whatever is
// opened; the rest when the page has nothing else to do and asks for it. VERSION, SHELL and REST are written by the build.
const PLACE = `solo ${new URL(self.registration.scope).pathname} `;
const KEPT = `${PLACE}${VERSION}`;
/** What earlier versions called their caches. Others may have such names, too, but not this page in them. */
const EARLIER = /^solo-[0-9a-z]{1,7}$/;
/** So many milliseconds the storage of a browser may take: then the network is asked. */
const PATIENCE = 3000;
/** Whether it has left a question unanswered: nothing waits for it until it answers again. */
let isSilent = false;
const within = (work) => new Promise((resolve, reject) => {
  const silent = () => {
    isSilent = true;
    reject(new Error("the caches do not answer"));
  };
  const timer = setTimeout(silent, isSilent ? 0 : PATIENCE);
  const answered = () => {
    isSilent = false;
    clearTimeout(timer);
  };
  work.then(resolve, reject).then(answered);
});
const whole = (file) => new URL(file, self.registration.scope).href;

const isOfThisPage = async (name) => (await (await caches.open(name)).match(whole("./"))) !== undefined;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL.map(whole))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  // Another deployment on this server has another place.
  const isOld = async (name) => name !== KEPT && (name.startsWith(PLACE) || (EARLIER.test(name) && (await isOfThisPage(name))));
  const old = (names) => Promise.all(names.map(async (name) => (await isOld(name)) && caches.delete(name)));
  // An old copy that stays does no harm, and a page waits for this.
  event.waitUntil(within(caches.keys().then(old)).catch(() => undefined).then(() => self.clients.claim()));
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
  const page = request.mode === "navigate" ? whole("./") : request;
  const isOurs = [...SHELL, ...REST].map(whole).includes(request.url);
  const answer = async () => {
    const found = await within(caches.open(KEPT).then((kept) => kept.match(page, { ignoreVary: true }))).catch(() => undefined);
    if (found) return found;
    const fetched = await fetch(request);
    // Where there is no room for it, it is shown nevertheless.
    if (fetched.ok && isOurs) event.waitUntil(put(request, fetched.clone()).catch(() => undefined));
    return fetched;
  };
  event.respondWith(answer());
});

const put = async (request, response) => (await caches.open(KEPT)).put(request, response);
