import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { typographic } from '../../platform/format/typographic';
import classes from './ColumnsStep.module.css';
import type { ImportDraft } from './importView';
import { t } from './texts';

/** From where a field is read. */
export interface FieldSource {
  field: string;
  column: number | null;
  value: string | null;
}

type Field = ImportDraft['fields'][number];

const none = '';
const same = 'same';

interface FieldRowProps {
  field: Field;
  source: FieldSource;
  columns: readonly { value: string; label: string }[];
  /** What the chosen column has in the first lines. */
  examples: readonly string[];
  onChange: (source: FieldSource) => void;
}

const FieldRow = ({ field, source, columns, examples, onChange }: FieldRowProps) => {
  const { name, heading, required, choices, note } = field;
  const chosen = source.column === null ? (source.value === null ? none : same) : String(source.column);
  const take = (value: string): void =>
    onChange({
      field: name,
      column: value === none || value === same ? null : Number(value),
      value: value === same ? (choices[0] ?? '') : null,
    });
  const takeValue = (value: string): void => onChange({ field: name, column: null, value });
  return (
    <tr>
      <th scope="row">
        {heading}
        {required && (
          <span className={classes.required} aria-hidden>
            *
          </span>
        )}
        <Text size="sm" c="dimmed" fw={400} className={classes.note}>
          {typographic(note)}
        </Text>
      </th>
      <td>
        <NativeSelect
          aria-label={t('columns.sourceOf', { field: heading })}
          value={chosen}
          onChange={({ currentTarget }) => take(currentTarget.value)}
          data={[{ value: none, label: t('columns.none') }, ...columns, { value: same, label: t('columns.same') }]}
        />
      </td>
      <td className={classes.example}>
        {chosen !== same ? (
          examples.join(' · ')
        ) : choices.length > 0 ? (
          <NativeSelect
            aria-label={t('columns.valueOf', { field: heading })}
            value={source.value ?? ''}
            onChange={({ currentTarget }) => takeValue(currentTarget.value)}
            data={choices}
          />
        ) : (
          <TextInput
            aria-label={t('columns.valueOf', { field: heading })}
            value={source.value ?? ''}
            maxLength={200}
            onChange={({ currentTarget }) => takeValue(currentTarget.value)}
          />
        )}
      </td>
    </tr>
  );
};

interface ColumnsStepProps {
  draft: ImportDraft;
  onCheck: (sources: FieldSource[]) => void;
  onOtherFile: () => void;
}

/** Matches the columns of the file with what can be imported. */
export const ColumnsStep = ({ draft, onCheck, onOtherFile }: ColumnsStepProps) => {
  const { columns, fields, fileName, lineCount } = draft;
  const [sources, setSources] = useState<readonly FieldSource[]>(() =>
    fields.map(({ name, column, value }) => ({ field: name, column, value })),
  );
  // Those that were not recognised stay folded, so that the recognised ones are in sight.
  const [all, setAll] = useState(false);
  const choices = columns.map(({ heading }, index) => ({
    value: String(index),
    label: heading || t('columns.unnamed', { number: index + 1 }),
  }));
  const sourceOf = (name: string): FieldSource =>
    sources.find(({ field }) => field === name) ?? { field: name, column: null, value: null };
  const isTaken = ({ name }: Field): boolean => {
    const { column, value } = sourceOf(name);
    return column !== null || value !== null;
  };
  const wasTaken = ({ column, value }: Field): boolean => column !== null || value !== null;
  const shown = fields.filter((field) => all || field.required || wasTaken(field) || isTaken(field));
  const missing = fields.filter((field) => field.required && !isTaken(field));
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size={20}>
          {t('columns.title', { name: fileName })}
        </Title>
        <Text c="dimmed">
          {t('columns.count', { count: lineCount })} · {t('columns.lead')}
        </Text>
      </div>
      {missing.length > 0 && (
        <Alert color="saffron" icon={<IconAlertTriangle aria-hidden />}>
          {t('columns.missing', { count: missing.length, fields: missing.map(({ heading }) => heading).join(', ') })}
        </Alert>
      )}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('columns.field')}</th>
            <th scope="col">{t('columns.source')}</th>
            <th scope="col">{t('columns.example')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => {
            const source = sourceOf(field.name);
            const { column } = source;
            return (
              <FieldRow
                key={field.name}
                field={field}
                source={source}
                columns={choices}
                examples={column === null ? [] : [...new Set(columns[column]?.examples)]}
                onChange={(changed) =>
                  setSources((former) => [...former.filter((one) => one.field !== changed.field), changed])
                }
              />
            );
          })}
        </tbody>
      </table>
      {shown.length < fields.length && (
        <Button variant="subtle" className={classes.more} onClick={() => setAll(true)}>
          {t('columns.optional', { count: fields.length - shown.length })}
        </Button>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={onOtherFile}>
          {t('columns.otherFile')}
        </Button>
        <Button onClick={() => onCheck([...sources])}>{t('columns.check')}</Button>
      </Group>
    </Stack>
  );
};
