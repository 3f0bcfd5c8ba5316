import { Text } from '@mantine/core';
import { typographic } from '../../platform/format/typographic';
import { Badge } from '../../kit/display/StatusBadge';
import classes from './LineTable.module.css';
import type { ImportDraft } from './importView';
import { t } from './texts';

type Line = ImportDraft['lines']['items'][number];

const tones = { NEW: 'success', UPDATED: 'info', UNCHANGED: 'neutral', WRONG: 'danger' } as const;

/** A field with the column that it is read from. */
interface ShownColumn {
  name: string;
  heading: string;
  index: number;
}

const Cells = ({ line, columns }: { line: Line; columns: readonly ShownColumn[] }) =>
  columns.map(({ name, index, heading }) => {
    const problem = line.problems.find(({ field }) => field === name);
    return (
      <td key={name} data-label={heading} data-wrong={problem ? true : undefined}>
        {line.cells[index]}
        {problem && <span className={classes.problem}>{typographic(problem.message)}</span>}
      </td>
    );
  });

/** Shows lines of an import, each with its result and what is wrong at the cell where it is. */
export const LineTable = ({ draft }: { draft: ImportDraft }) => {
  const { fields, lines } = draft;
  const wrong = new Set(lines.items.flatMap(({ problems }) => problems.map(({ field }) => field)));
  const read = fields.flatMap(({ name, heading, column }): ShownColumn[] =>
    column === null ? [] : [{ name, heading, index: column }],
  );
  // What is wrong comes first, so that nobody has to scroll to it.
  const columns = [...read.filter(({ name }) => wrong.has(name)), ...read.filter(({ name }) => !wrong.has(name))];
  const shown = new Set(columns.map(({ name }) => name));
  const headingOf = new Map(fields.map(({ name, heading }) => [name, heading]));
  if (lines.items.length === 0) return <Text c="dimmed">{t('check.noLines')}</Text>;
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-label={t('check.lines')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('check.line')}</th>
            <th scope="col">{t('check.result')}</th>
            {columns.map(({ name, heading }) => (
              <th key={name} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.items.map((line) => (
            <tr key={line.line}>
              <th scope="row">{line.line}</th>
              <td className={classes.result}>
                <Badge tone={tones[line.outcome]}>{t(`check.outcome.${line.outcome}`)}</Badge>
                {/* What no column of the file shows. */}
                {line.problems
                  .filter(({ field }) => field === null || !shown.has(field))
                  .map(({ field, message }) => (
                    <span key={message} className={classes.problem}>
                      {field === null
                        ? typographic(message)
                        : t('check.fieldProblem', {
                            field: headingOf.get(field) ?? field,
                            message: typographic(message),
                          })}
                    </span>
                  ))}
                {line.remark && <span className={classes.remark}>{typographic(line.remark)}</span>}
              </td>
              <Cells line={line} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
