import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney } from '../../platform/format/format';
import { useFields, useStoredFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { formatDateTime } from '../../platform/time/time';
import { lazyPart } from '../../kit/lazy/lazyPart';
import divided from '../../kit/display/DividedList.module.css';
import { FileLinesFragmentDoc, type FileLineFragment, type FileLinesFragment } from './LinesPanel.generated';
import classes from './RentalFile.module.css';
import { t } from './texts';

const AddLineDialog = lazyPart(async () => (await import('./LineDialogs')).AddLineDialog, { over: true });
const RemoveLineDialog = lazyPart(async () => (await import('./LineDialogs')).RemoveLineDialog, { over: true });

/** Stages at which lines may change (docs/rules/prices.md#lines-that-staff-enter). */
const open: readonly unknown[] = ['PLANNED', 'OUT', 'RETURNED'];
const removable: readonly string[] = ['FEE', 'EXTRA', 'AGREED'];

const enteredText = ({ reason, enteredAt, enteredBy }: Fields<FileLineFragment>): string | undefined => {
  if (!reason || !enteredAt) return undefined;
  const at = formatDateTime(enteredAt);
  return enteredBy ? t('lines.entered', { reason, at, name: enteredBy }) : t('lines.enteredByKey', { reason, at });
};

interface LinesPanelProps {
  file: Holding<FileLinesFragment>;
  /** Queries the file again. */
  onReload: () => Promise<unknown>;
}

/** Shows the lines of the price; until the rental is closed, staff add lines and reverse them with a reason. */
export const LinesPanel = ({ file: record, onReload }: LinesPanelProps) => {
  const file = useFields(FileLinesFragmentDoc, record);
  const reload = useStoredFields(FileLinesFragmentDoc, record, onReload);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Fields<FileLineFragment> | null>(null);
  const { lines, stage, total, quotedTotal } = file;
  const editable = open.includes(stage);
  const taken = new Set(lines.map(({ reversesId }) => reversesId));
  return (
    <>
      <ul className={divided.list} aria-label={t('lines.label')}>
        {lines.map((line, index) => {
          const entered = enteredText(line);
          const gone = line.id !== null && taken.has(line.id);
          return (
            <li key={line.id ?? `beside-${index}`}>
              <div className={classes.line}>
                <Text size="sm" td={gone ? 'line-through' : undefined}>
                  {line.label}
                  {line.quantity > 1 && (
                    <Text span size="sm" c="dimmed">
                      {' '}
                      {t('lines.times', { quantity: String(line.quantity), price: formatMoney(line.unitPrice) })}
                    </Text>
                  )}
                </Text>
                <b>{formatMoney(line.amount)}</b>
              </div>
              {entered && (
                <Text size="xs" c="dimmed" className={divided.text ?? ''}>
                  {entered}
                </Text>
              )}
              {editable && line.id && !gone && !line.reversesId && removable.includes(line.kind) && (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={t('lines.removeOf', { label: line.label })}
                  onClick={() => setRemoving(line)}
                >
                  {t('lines.remove')}
                </Button>
              )}
            </li>
          );
        })}
        <li>
          <div className={classes.line}>
            <Text fw={700}>{t(total === null ? 'lines.quoted' : 'lines.total')}</Text>
            <b>{formatMoney(total ?? quotedTotal)}</b>
          </div>
        </li>
      </ul>
      {editable && (
        <Button
          variant="light"
          mt="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('lines.add')}
        </Button>
      )}
      {adding && <AddLineDialog file={file} onReload={reload} onClose={() => setAdding(false)} />}
      {removing && <RemoveLineDialog file={file} line={removing} onReload={reload} onClose={() => setRemoving(null)} />}
    </>
  );
};
