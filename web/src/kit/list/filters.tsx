import { Checkbox, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/format/format';
import { DateField } from '../date/DateField';
import { t } from '../texts';
import classes from './filters.module.css';

/** An active filter, and the view without it. */
export interface SetFilter<State> {
  label: string;
  removal: Partial<State>;
}

/** Returns how many rows a value would show beside the other filters; undefined while unknown. */
export type ValueCount = (filter: string, value: string) => number | undefined;

/** A filter of a list: its field and its active values. */
export interface ListFilter<State> {
  /** Its active values, for the chips below the search. */
  set: (state: State) => readonly SetFilter<State>[];
  /** The parts of the view without this filter. */
  none: Partial<State>;
  /** The field; without one, only links set the filter. */
  field?: (state: State, change: (change: Partial<State>) => void, count: ValueCount) => ReactNode;
  /** The place of the field: behind the button of the filters (the default), beside it, or above the list. */
  place?: 'button' | 'bar' | 'above';
}

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface ChoiceFilterOptions<State, Value extends string> {
  label: string;
  /** The text of the choice that sets no filter. */
  any: string;
  choices: readonly Choice<Value>[];
  get: (state: State) => Value | null | '';
  change: (value: Value | null) => Partial<State>;
  chip: (choice: Choice<Value>) => string;
  place?: 'button' | 'bar';
  /** Its name among the server's counts, and the name of each value there. */
  counted?: string;
  countedAs?: (value: Value) => string;
}

/** Makes a filter by one of several values, or any. */
export const choiceFilter = <State, Value extends string>(
  options: ChoiceFilterOptions<State, Value>,
): ListFilter<State> => {
  const { label, any, choices, get, change, chip, place = 'button', counted, countedAs = (value) => value } = options;
  return {
    place,
    none: change(null),
    set: (state) =>
      choices
        .filter(({ value }) => value === get(state))
        .map((choice) => ({ label: chip(choice), removal: change(null) })),
    field: (state, apply, count) => (
      <NativeSelect
        {...(place === 'bar' ? { 'aria-label': label } : { label })}
        value={get(state) ?? ''}
        onChange={({ currentTarget }) =>
          apply(change(choices.find(({ value }) => value === currentTarget.value)?.value ?? null))
        }
        data={[
          { value: '', label: any },
          ...choices.map((choice) => {
            const rows = counted === undefined ? undefined : count(counted, countedAs(choice.value));
            return rows === undefined ? choice : { ...choice, label: `${choice.label} (${formatNumber(rows)})` };
          }),
        ]}
      />
    ),
  };
};

/** The keys of the texts that a feature must have for activeFilter. */
type ActiveText = 'filters.active' | 'filters.anyActive' | 'filters.yes' | 'filters.no';

/** Makes the filter of a list by whether a record, such as a promotion, is active. */
export const activeFilter = <State extends { active: 'yes' | 'no' | null | '' }>(
  t: (key: ActiveText) => string,
): ListFilter<State> =>
  choiceFilter<State, 'yes' | 'no'>({
    label: t('filters.active'),
    any: t('filters.anyActive'),
    choices: (['yes', 'no'] as const).map((value) => ({ value, label: t(`filters.${value}`) })),
    get: ({ active }) => active,
    change: (active) => ({ active }) as Partial<State>,
    chip: ({ label }) => label,
    place: 'bar',
  });

/** Returns the list with a value added, or removed if it was there. */
export const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

interface BoxesFilterOptions<State, Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  get: (state: State) => readonly Value[];
  change: (values: readonly Value[]) => Partial<State>;
  chip?: (choice: Choice<Value>) => string;
  place?: 'button' | 'above';
  /** Its name among the server's counts. */
  counted?: string;
}

/** Makes a filter by any of several values, each with a box. */
export const boxesFilter = <State, Value extends string>({
  label,
  choices,
  get,
  change,
  chip = (choice) => choice.label,
  place = 'button',
  counted,
}: BoxesFilterOptions<State, Value>): ListFilter<State> => ({
  place,
  none: change([]),
  set: (state) =>
    choices
      .filter(({ value }) => get(state).includes(value))
      .map((choice) => ({ label: chip(choice), removal: change(toggled(get(state), choice.value)) })),
  field: (state, apply, count) => {
    const boxes = choices.map((choice) => {
      const rows = counted === undefined ? undefined : count(counted, choice.value);
      return (
        <Checkbox
          key={choice.value}
          label={
            rows === undefined ? (
              choice.label
            ) : (
              <>
                {choice.label}
                {/* The box keeps its documented accessible name, so the count is not part of it. */}
                <span className={classes.count} aria-hidden>
                  {' '}
                  {formatNumber(rows)}
                </span>
              </>
            )
          }
          {...(rows !== undefined && { 'aria-description': t('list.rowsOfValue', { count: rows }) })}
          checked={get(state).includes(choice.value)}
          onChange={() => apply(change(toggled(get(state), choice.value)))}
        />
      );
    });
    return (
      <fieldset className={classes.boxes} data-place={place} {...(place === 'above' && { 'aria-label': label })}>
        {place === 'button' && <legend>{label}</legend>}
        {boxes}
      </fieldset>
    );
  },
});

interface DaysFilterOptions<State> {
  /** The labels of the two fields. */
  from: string;
  to: string;
  get: (state: State) => { from: string; to: string };
  change: (days: { from?: string; to?: string }) => Partial<State>;
  chips: (days: { from: string; to: string }) => readonly { label: string; removal: { from?: ''; to?: '' } }[];
}

/** Makes a filter by a first and a last day, `YYYY-MM-DD`, either of which may be empty. */
export const daysFilter = <State,>({ from, to, get, change, chips }: DaysFilterOptions<State>): ListFilter<State> => ({
  none: change({ from: '', to: '' }),
  set: (state) => chips(get(state)).map(({ label, removal }) => ({ label, removal: change(removal) })),
  field: (state, apply) => {
    const days = get(state);
    return (
      <div className={classes.days}>
        <DateField
          label={from}
          value={days.from}
          max={days.to || undefined}
          onChange={(value) => apply(change({ from: value }))}
        />
        <DateField
          label={to}
          value={days.to}
          min={days.from || undefined}
          onChange={(value) => apply(change({ to: value }))}
        />
      </div>
    );
  },
});

interface FlagFilterOptions<State> {
  label: string;
  get: (state: State) => boolean;
  change: (value: boolean) => Partial<State>;
}

/** Makes a filter that is on or off. */
export const flagFilter = <State,>({ label, get, change }: FlagFilterOptions<State>): ListFilter<State> => ({
  place: 'bar',
  none: change(false),
  set: (state) => (get(state) ? [{ label, removal: change(false) }] : []),
  field: (state, apply) => (
    <Checkbox
      label={label}
      checked={get(state)}
      onChange={({ currentTarget: { checked } }) => apply(change(checked))}
    />
  ),
});

interface RecordFilterOptions<State> {
  get: (state: State) => string;
  change: (id: string) => Partial<State>;
  /** The record's name in the chip. */
  chip: string;
  field?: (id: string, choose: (id: string) => void) => ReactNode;
}

/** Makes a filter by one record's id. */
export const recordFilter = <State,>({ get, change, chip, field }: RecordFilterOptions<State>): ListFilter<State> => ({
  none: change(''),
  set: (state) => (get(state) ? [{ label: chip, removal: change('') }] : []),
  ...(field && { field: (state, apply) => field(get(state), (id) => apply(change(id))) }),
});
