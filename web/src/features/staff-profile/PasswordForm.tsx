import { Alert, Button, Stack } from '@mantine/core';
import { attempt } from '../../platform/errors/errors';
import { useServerForm } from '../../kit/form/useServerForm';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { notify } from '../../kit/notice/notify';
import { PasswordField } from '../../kit/form/PasswordField';
import { useChangeStaffPasswordMutation } from './StaffProfile.generated';
import { t } from './texts';

/** Milliseconds for which a notification about the password is shown (docs/rules/back-office.md#notices). */
const noticeStays = 5000;

const empty = { currentPassword: '', newPassword: '' };

/** This page's texts for two of the server's refusals (docs/rules/back-office.md#profile). */
const documented: Readonly<Record<string, { field: keyof typeof empty; message: string }>> = {
  'AUTH.WRONG_PASSWORD': { field: 'currentPassword', message: t('profile.wrong') },
  'AUTH.SAME_PASSWORD': { field: 'newPassword', message: t('profile.same') },
};

/** Changes one's own password; clears the form after success. */
export const PasswordForm = () => {
  const [change] = useChangeStaffPasswordMutation();
  const form = useServerForm({
    initial: { values: empty },
    validate: ({ currentPassword, newPassword }) => ({
      ...(!currentPassword && { currentPassword: t('profile.currentMissing') }),
      ...(!newPassword && { newPassword: t('profile.nextMissing') }),
    }),
    save: async (input) => {
      const problem = await attempt(() => change({ variables: { input } }));
      const documentedText = documented[problem?.code ?? ''];
      if (!problem || !documentedText) return problem;
      void notify({
        tone: 'error',
        title: t('profile.failed'),
        message: documentedText.message,
        autoClose: noticeStays,
      });
      return { ...problem, fields: { [documentedText.field]: documentedText.message } };
    },
    onSaved: () => {
      form.restart({ values: empty });
      void notify({ message: t('profile.changed'), autoClose: noticeStays });
    },
  });
  const { dialog } = useLeaveGuard(form.unsent);
  // A refusal with its own text is shown as a notification and at its field.
  const banner = form.problem && !documented[form.problem.code ?? ''] ? form.problem.message : null;

  return (
    <form {...form.element}>
      <Stack>
        {banner && <Alert color="red" role="alert" title={banner} />}
        <PasswordField
          label={t('profile.current')}
          required
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <PasswordField
          label={t('profile.next')}
          description={t('profile.nextHint')}
          required
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <div>
          <Button type="submit" loading={form.busy}>
            {t('profile.submit')}
          </Button>
        </div>
      </Stack>
      {dialog}
    </form>
  );
};
