import { Anchor, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { AuditedRecord } from '../../platform/graphql/types.generated';
import { formatDateTime } from '../../platform/time/time';
import { Loaded } from '../../kit/state/Loaded';
import { authorOf, changeTitle } from './changes';
import { type RecordHistoryQuery, useRecordHistoryQuery } from './RecordHistory.generated';
import classes from './RecordHistory.module.css';
import { fieldLabel, valueLabel, t } from './texts';

type Entry = RecordHistoryQuery['history']['items'][number];

interface RecordHistoryProps {
  record: AuditedRecord;
  id: string;
  /** True if the history is the only content of its dialog or page. */
  startsOpen?: boolean;
}

const step = 10;
const longest = 90;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const day = /^(\d{4})-(\d{2})-(\d{2})$/;

const written = (value: string | null): string => {
  if (value === null) return t('nothing');
  const label = valueLabel(value);
  if (label) return label;
  if (instant.test(value)) return formatDateTime(value);
  const text = value.replace(day, '$3-$2-$1');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
};

const Change = ({ change: { field, before, after } }: { change: Entry['changes'][number] }) => (
  <li>
    <b>{fieldLabel(field)}</b>{' '}
    {before === null && after === null ? (
      t('secret')
    ) : (
      <>
        <span className={classes.before}>{written(before)}</span>
        <span aria-hidden> → </span>
        <VisuallyHidden> {t('to')} </VisuallyHidden>
        <span>{written(after)}</span>
      </>
    )}
  </li>
);

/** Shows who changed what on a record, newest first; collapsed by default. */
export const RecordHistory = ({ record, id, startsOpen = false }: RecordHistoryProps) => {
  const [opened, setOpened] = useState(startsOpen);
  const [size, setSize] = useState(step);
  const query = useRecordHistoryQuery({
    variables: { record, id, page: { size } },
    skip: !opened,
    fetchPolicy: 'network-only',
  });
  return (
    <details open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={classes.summary}>{t('open')}</summary>
      {opened && (
        <Loaded query={query} title={t('loadFailed')} waiting={<Skeleton height={96} radius="md" mt="xs" />}>
          {({ history: { items, totalCount } }) => (
            <>
              {items.length === 0 && (
                <Text size="sm" c="dimmed" mt="xs">
                  {t('empty')}
                </Text>
              )}
              {items.length > 0 && (
                <ol className={classes.entries}>
                  {items.map((entry) => (
                    <li key={entry.id}>
                      <Text size="sm" fw={600}>
                        {changeTitle(entry)}
                      </Text>
                      <Text size="xs" c="dimmed">
                        {formatDateTime(entry.at)}, {authorOf(entry)}
                      </Text>
                      <ul className={classes.changes}>
                        {entry.changes.map((change) => (
                          <Change key={change.field} change={change} />
                        ))}
                      </ul>
                    </li>
                  ))}
                </ol>
              )}
              {totalCount > items.length && size < 100 && (
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  onClick={() => setSize(Math.min(100, size + step * 3))}
                >
                  {t('more')}
                </Anchor>
              )}
            </>
          )}
        </Loaded>
      )}
    </details>
  );
};
