import { PasswordInput } from '@mantine/core';
import { attempt } from '../../platform/errors/errors';
import { useServerForm } from '../../kit/form/useServerForm';
import { t as accountT } from '../../domain/account/texts';
import { t as common } from '../../platform/i18n/texts';
import { useChangeMyPasswordMutation } from './MyProfile.generated';
import { SectionForm } from './SectionForm';
import { t } from './texts';

interface PasswordDraft {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

const nothing: PasswordDraft = { currentPassword: '', newPassword: '', confirmation: '' };

interface PasswordFormProps {
  onSaved: () => void;
  /** Whether the account has been deleted; unsaved input is then given up without a question. */
  gone: boolean;
}

/** Changes the password: the old one is required, the new one is typed twice. */
export const PasswordForm = ({ onSaved, gone }: PasswordFormProps) => {
  const [change] = useChangeMyPasswordMutation();
  const form = useServerForm<PasswordDraft>({
    initial: { values: nothing },
    save: ({ currentPassword, newPassword }) =>
      attempt(() => change({ variables: { input: { currentPassword, newPassword } } })),
    onSaved,
    validate: ({ currentPassword, newPassword, confirmation }) => ({
      ...(!currentPassword && { currentPassword: t('change.currentMissing') }),
      ...(!newPassword && { newPassword: accountT('password.missing') }),
      ...(newPassword !== confirmation && { confirmation: accountT('password.mismatch') }),
    }),
  });
  const field = (name: keyof PasswordDraft) => ({
    ...form.field(name),
    required: true,
    'aria-invalid': form.errorAt(name) !== undefined,
    visibilityToggleButtonProps: { 'aria-label': common('showPassword') },
  });
  return (
    <SectionForm
      title={t('change.title')}
      lead={t('change.lead')}
      form={form}
      submitLabel={t('change.submit')}
      gone={gone}
    >
      <PasswordInput label={t('change.current')} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordInput
        label={t('change.next')}
        description={accountT('password.rule')}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordInput label={t('change.confirmation')} autoComplete="new-password" {...field('confirmation')} />
    </SectionForm>
  );
};
