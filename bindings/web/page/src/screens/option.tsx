import type { OptionInfo } from "solo-tabletop";

const spoken = (value: unknown) => String(value).replaceAll("_", " ");

/** An option, with its sentence and the clause that it changes. */
export function Option({ option, value, choose }: { option: OptionInfo; value: string; choose: (value: string) => void }) {
  const id = `option-${option.name}`;
  const entered = (event: { currentTarget: HTMLInputElement | HTMLSelectElement }) => choose(event.currentTarget.value);
  return (
    <div class="option">
      <label for={id}>{spoken(option.name)}</label>
      {option.range || option.ids ? (
        <input
          id={id}
          value={value}
          onChange={entered}
          {...(option.range ? { type: "number", min: option.range[0], max: option.range[1] } : { list: `${id}-list` })}
        />
      ) : (
        <select id={id} value={value} onChange={entered}>
          {option.values?.map((one) => (
            <option key={String(one)} value={String(one)}>
              {one === true ? "yes" : one === false ? "no" : spoken(one)}
            </option>
          ))}
        </select>
      )}
      {option.ids && (
        <datalist id={`${id}-list`}>
          {option.values?.map((one) => <option key={String(one)} value={String(one)} />)}
        </datalist>
      )}
      <p class="small">
        {option.about}{" "}
        <span class="clause">
          {option.rule}, default: {option.kind}
        </span>
      </p>
    </div>
  );
}
