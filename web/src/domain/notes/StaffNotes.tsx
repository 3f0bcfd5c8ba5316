import { Button, Stack, Text, Textarea } from '@mantine/core';
import { FormMessage } from '../../kit/form/FormMessage';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { useServerForm } from '../../kit/form/useServerForm';
import { attempt } from '../../platform/errors/errors';
import { fullName } from '../../platform/format/format';
import { formatDateTime } from '../../platform/time/time';
import { addReservationNoteLimits } from '../../platform/graphql/limits.generated';
import { notify } from '../../kit/notice/notify';
import divided from '../../kit/display/DividedList.module.css';
import { t } from './texts';

interface StaffNote {
  id: string;
  text: string;
  createdAt: string;
  /** Null where an access key wrote it. */
  employee: { lastName: string; firstName: string } | null;
}

interface StaffNotesProps {
  /** In the order they were written. */
  notes: readonly StaffNote[];
  add: (text: string) => Promise<unknown>;
}

/** Shows the staff's notes on a record, which no customer sees, and a field to add one. */
export const StaffNotes = ({ notes, add }: StaffNotesProps) => {
  const form = useServerForm({
    initial: { values: { text: '' } },
    validate: ({ text }) => ({ text: text.trim() ? undefined : t('notes.missing') }),
    save: ({ text }) => attempt(() => add(text)),
    onSaved: () => {
      form.restart({ values: { text: '' } });
      void notify({ message: t('notes.done') });
    },
  });
  const { dialog } = useLeaveGuard(form.unsent);
  return (
    <>
      {notes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('notes.none')}
        </Text>
      ) : (
        <ul className={divided.list} aria-label={t('notes.title')}>
          {notes.map(({ id, text, createdAt, employee }) => (
            <li key={id}>
              <Text size="sm" className={divided.text ?? ''}>
                {text}
              </Text>
              <Text size="xs" c="dimmed">
                {employee
                  ? t('notes.by', { at: formatDateTime(createdAt), name: fullName(employee) })
                  : t('notes.byKey', { at: formatDateTime(createdAt) })}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <form {...form.element} data-screen-only>
        <Stack gap="xs" mt="sm">
          <FormMessage form={form} />
          <Textarea
            label={t('notes.label')}
            description={t('notes.hint')}
            {...addReservationNoteLimits.text}
            autosize
            minRows={2}
            {...form.field('text')}
          />
          <div>
            <Button type="submit" variant="light" loading={form.busy}>
              {t('notes.add')}
            </Button>
          </div>
        </Stack>
      </form>
      {dialog}
    </>
  );
};
