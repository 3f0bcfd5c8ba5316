import { Alert, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState, type SubmitEvent } from 'react';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/people';
import { focusFirstError } from '../../kit/form/focusFirstError';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { notify } from '../../ui/notify';
import { PasswordField } from '../../ui/PasswordField';
import { useChangeStaffPasswordMutation } from './StaffProfile.generated';

/** Milliseconds that a notice about the password stays (docs/rules/back-office.md#notices). */
const noticeStays = 5000;

const empty = { currentPassword: '', newPassword: '' };

/** Texts of this page for two of the server's refusals (docs/rules/back-office.md#profile). */
const documented: Readonly<Record<string, { field: keyof typeof empty; message: string }>> = {
  'AUTH.WRONG_PASSWORD': { field: 'currentPassword', message: t('profile.wrong') },
  'AUTH.SAME_PASSWORD': { field: 'newPassword', message: t('profile.same') },
};

/** Changes the own password; the form is empty again after it worked. */
export const PasswordForm = () => {
  const form = useForm({ initialValues: empty });
  const element = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [change, { loading }] = useChangeStaffPasswordMutation();
  const { dialog } = useLeaveGuard(form.isDirty());

  const refuse = (fields: Record<string, string>, message: string | null): void => {
    form.setErrors(fields);
    setProblem(message);
    focusFirstError(element.current);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    const missing = {
      ...(!form.values.currentPassword && { currentPassword: t('profile.currentMissing') }),
      ...(!form.values.newPassword && { newPassword: t('profile.nextMissing') }),
    };
    const [first] = Object.values(missing);
    if (first) return refuse(missing, first);
    form.clearErrors();
    setProblem(null);
    try {
      await change({ variables: { input: form.values } });
      form.reset();
      void notify({ message: t('profile.changed'), autoClose: noticeStays });
    } catch (error) {
      const { code, fields, message } = readProblem(error);
      const known = documented[code ?? ''];
      if (!known) return refuse(fields, message);
      refuse({ [known.field]: known.message }, null);
      void notify({ tone: 'error', title: t('profile.failed'), message: known.message, autoClose: noticeStays });
    }
  };

  return (
    <form ref={element} noValidate aria-busy={loading} onSubmit={(event) => void submit(event)}>
      <Stack>
        {problem && <Alert color="red" role="alert" title={problem} />}
        <PasswordField
          label={t('profile.current')}
          required
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={t('profile.next')}
          description={t('profile.nextHint')}
          required
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <div>
          <Button type="submit" loading={loading}>
            {t('profile.submit')}
          </Button>
        </div>
      </Stack>
      {dialog}
    </form>
  );
};
