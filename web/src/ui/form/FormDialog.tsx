import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconGitMerge } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../lib/i18n/kit';
import { focusFirstError } from '../focusFirstError';
import classes from './FormDialog.module.css';
import { useLeaveGuard } from './useLeaveGuard';
import type { RecordForm } from './useRecordForm';

interface FormDialogProps {
  title: string;
  form: RecordForm;
  /** 'Valider' to add, 'Modifier' to edit. */
  submitLabel: string;
  onClose: () => void;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Further buttons at the foot, left of Fermer. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Where no field is to blame, the message itself takes the focus. */
const focusOnSight = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

const Told = ({ form }: { form: RecordForm }) => {
  const { problem, conflict, busy } = form;
  if (!problem) return null;
  if (conflict)
    return (
      <Alert
        color="saffron"
        role="alert"
        className={classes.conflict ?? ''}
        icon={<IconGitMerge aria-hidden />}
        title={t('form.conflictTitle')}
      >
        <Text size="sm">{t('form.conflictText')}</Text>
        <Group gap="xs" mt="xs">
          <Button size="xs" onClick={() => void conflict(true)} loading={busy}>
            {t('form.keepMine')}
          </Button>
          <Button size="xs" variant="default" onClick={() => void conflict(false)} disabled={busy}>
            {t('form.takeTheirs')}
          </Button>
        </Group>
      </Alert>
    );
  return (
    <Alert
      ref={Object.keys(problem.fields).length === 0 ? focusOnSight : null}
      tabIndex={-1}
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
    >
      {problem.message}
    </Alert>
  );
};

/**
 * A form over the page, to add or to edit a record. It closes by its buttons and Escape, never by a click beside it, and asks
 * before typed things are lost. The first error stands in the banner on top, where the dialog scrolls to
 * (spec/2-back-office §2); the others beside their fields.
 */
export const FormDialog = ({ title, form, submitLabel, onClose, size = 'lg', footer, children }: FormDialogProps) => {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals === 0) return;
    element.current?.closest('.mantine-Modal-content')?.scrollTo({ top: 0 });
    // The banner on top says what is wrong and is to be seen, wherever the field is.
    focusFirstError(element.current, { scroll: false });
  }, [form.refusals]);
  const { leave, dialog } = useLeaveGuard(form.dirty && !form.busy);
  return (
    <>
      <Modal
        opened
        onClose={() => leave(onClose)}
        title={title}
        size={size}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <form ref={element} noValidate onSubmit={form.submit}>
          <Stack>
            <Told form={form} />
            {children}
          </Stack>
          <div className={classes.bar}>
            {footer}
            <Button variant="default" onClick={() => leave(onClose)} disabled={form.busy}>
              {t('common:close')}
            </Button>
            <Button type="submit" loading={form.busy}>
              {submitLabel}
            </Button>
          </div>
        </form>
      </Modal>
      {dialog}
    </>
  );
};
