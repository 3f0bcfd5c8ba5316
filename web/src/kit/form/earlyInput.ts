import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/*
 * In a page that the server drew, a visitor may type and choose before React has hydrated it. React then keeps what stands in the fields, but
 * reports no change. These functions hand it to the state of the fields when they are hydrated. A field that React itself has made shows its
 * state, so that nothing happens.
 */

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Gives what was typed or chosen early in a text field or a select to `take`. Returns the ref of the field. */
export const useTypedEarly = <Field extends TextField>(
  value: string,
  take: (typed: string) => void,
): RefObject<Field | null> => {
  const ref = useRef<Field>(null);
  const handOver = useEffectEvent(() => {
    if (ref.current && ref.current.value !== value) take(ref.current.value);
  });
  useEffect(() => handOver(), []);
  return ref;
};

/**
 * Gives what was ticked early in a group of check boxes or radio buttons to `take`: those of `choices` that are ticked now. The `value` of each
 * field is its choice. Returns the ref of the element around them.
 */
export const useTickedEarly = <Group extends HTMLElement, Choice extends string>(
  choices: readonly Choice[],
  take: (ticked: Choice[]) => void,
): RefObject<Group | null> => {
  const ref = useRef<Group>(null);
  const handOver = useEffectEvent(() => {
    const fields = [...(ref.current?.querySelectorAll('input') ?? [])];
    if (!fields.some(({ checked, defaultChecked }) => checked !== defaultChecked)) return;
    const ticked = fields.filter(({ checked }) => checked).map(({ value }) => value);
    take(choices.filter((choice) => ticked.includes(choice)));
  });
  useEffect(() => handOver(), []);
  return ref;
};

/** What was typed or ticked early in one field; undefined if nothing was. */
const earlyIn = (field: HTMLInputElement | HTMLTextAreaElement): string | boolean | undefined => {
  const box = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) ? field : null;
  if (!box) return field.value === field.defaultValue ? undefined : field.value;
  if (box.checked === box.defaultChecked) return undefined;
  if (box.type === 'checkbox') return box.checked;
  return box.checked ? box.value : undefined;
};

/**
 * Returns what was typed and ticked early in a form, by the path that `@mantine/form` writes on each field or around a group of radio buttons.
 */
export const earlyInputOf = (form: HTMLFormElement): [path: string, input: string | boolean][] =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].flatMap((field) => {
    const path = field.closest<HTMLElement>('[data-path]')?.dataset.path;
    const input = earlyIn(field);
    return path === undefined || input === undefined ? [] : [[path, input]];
  });
