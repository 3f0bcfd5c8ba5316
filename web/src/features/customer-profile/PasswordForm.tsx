import { PasswordInput } from '@mantine/core';
import { attempt } from '../../lib/errors';
import { t } from '../../lib/i18n/password';
import { useServerForm } from '../../kit/form/useServerForm';
import { useChangeMyPasswordMutation } from './MyProfile.generated';
import { SectionForm } from './SectionForm';

interface PasswordDraft {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

const nothing: PasswordDraft = { currentPassword: '', newPassword: '', confirmation: '' };

interface PasswordFormProps {
  onSaved: () => void;
  onUnsent: (unsent: boolean) => void;
}

/** Changes the password: the old one is required, the new one is typed twice. */
export const PasswordForm = ({ onSaved, onUnsent }: PasswordFormProps) => {
  const [change] = useChangeMyPasswordMutation();
  const form = useServerForm<PasswordDraft>({
    initial: { values: nothing },
    save: ({ currentPassword, newPassword }) =>
      attempt(() => change({ variables: { input: { currentPassword, newPassword } } })),
    onSaved,
    validate: ({ currentPassword, newPassword, confirmation }) => ({
      ...(!currentPassword && { currentPassword: t('change.currentMissing') }),
      ...(!newPassword && { newPassword: t('missing') }),
      ...(newPassword !== confirmation && { confirmation: t('mismatch') }),
    }),
  });
  const field = (name: keyof PasswordDraft) => ({
    ...form.field(name),
    required: true,
    'aria-invalid': form.errorAt(name) !== undefined,
    visibilityToggleButtonProps: { 'aria-label': t('show') },
  });
  return (
    <SectionForm
      title={t('change.title')}
      lead={t('change.lead')}
      form={form}
      submitLabel={t('change.submit')}
      onUnsent={onUnsent}
    >
      <PasswordInput label={t('change.current')} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordInput
        label={t('change.next')}
        description={t('rule')}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordInput label={t('change.confirmation')} autoComplete="new-password" {...field('confirmation')} />
    </SectionForm>
  );
};
