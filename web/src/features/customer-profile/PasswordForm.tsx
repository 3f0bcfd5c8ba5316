import { attempt } from '../../platform/errors/errors';
import { PasswordField } from '../../kit/form/PasswordField';
import { useServerForm } from '../../kit/form/useServerForm';
import { t as accountT } from '../../domain/account/texts';
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
  return (
    <SectionForm
      title={t('change.title')}
      lead={t('change.lead')}
      form={form}
      submitLabel={t('change.submit')}
      gone={gone}
    >
      <PasswordField
        label={t('change.current')}
        required
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <PasswordField
        label={t('change.next')}
        description={accountT('password.rule')}
        required
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <PasswordField
        label={t('change.confirmation')}
        required
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
    </SectionForm>
  );
};
