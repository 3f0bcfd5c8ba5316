import { Text } from '@mantine/core';
import type { Problem } from '../../platform/errors/errors';
import type { AuditedRecord } from '../../platform/graphql/types.generated';
import { formatDate, formatTime } from '../../platform/time/time';
import { authorOf } from './changes';
import { useRecordHistoryQuery } from './RecordHistory.generated';
import { t } from './texts';

/** The records with a history of their own, by the first part of the code of a version conflict. */
const records: Readonly<Record<string, AuditedRecord>> = {
  CUSTOMER: 'CUSTOMER',
  EMPLOYEE: 'EMPLOYEE',
  RESERVATION: 'RESERVATION',
  SETTINGS: 'SETTINGS',
  VEHICLE: 'VEHICLE',
};

/** Enough entries to contain one of the record itself: a payment, for instance, adds one beside it. */
const newest = 20;

interface LastChangeProps {
  record: AuditedRecord;
  id: string;
}

/** Says who changed a record last, and when; nothing while that is not known, or where the user may not read it. */
export const LastChange = ({ record, id }: LastChangeProps) => {
  const { data } = useRecordHistoryQuery({
    variables: { record, id, page: { size: newest } },
    fetchPolicy: 'network-only',
  });
  const last = data?.history.items.find(({ part }) => part === null);
  if (!last) return null;
  return (
    <Text size="sm">
      {t('lastChange', { author: authorOf(last), day: formatDate(last.at), time: formatTime(last.at) })}
    </Text>
  );
};

/** Shows who changed the record since the form was opened, and when; nothing for records without a history. */
export const ConflictLastChange = ({ problem: { code, extensions } }: { problem: Problem }) => {
  const record = records[code?.split('.')[0] ?? ''];
  return record && typeof extensions.recordId === 'string' ? (
    <LastChange record={record} id={extensions.recordId} />
  ) : null;
};
