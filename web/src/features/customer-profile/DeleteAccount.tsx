import { Button, List } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { attempt } from '../../platform/errors/errors';
import { paths } from '../../platform/url/paths';
import { useEndedLogin } from '../../platform/session/useEndedLogin';
import { PasswordField } from '../../kit/form/PasswordField';
import { useServerForm } from '../../kit/form/useServerForm';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog';
import { notify } from '../../kit/notice/notify';
import { useDeleteMyAccountMutation } from './MyProfile.generated';
import { Section } from './SectionForm';
import { t } from './texts';

interface DeleteAccountProps {
  /** Called before leaving the page. */
  onDeleted: () => void;
}

const points = ['requests', 'person', 'law', 'ahead'] as const;

const DeletionDialog = ({ onClose, onDeleted }: DeleteAccountProps & { onClose: () => void }) => {
  const navigate = useNavigate();
  const [remove] = useDeleteMyAccountMutation();
  const endLogin = useEndedLogin();
  const form = useServerForm({
    initial: { values: { password: '' } },
    validate: (values) => (values.password ? {} : { password: t('deletion.missing') }),
    save: (input) => attempt(() => remove({ variables: { input } })),
    onSaved: () => {
      endLogin();
      onDeleted();
      void notify({ message: t('deletion.done') });
      void navigate(paths.home, { replace: true });
    },
  });

  return (
    <ConfirmDialog
      opened
      message={t('deletion.question')}
      confirmLabel={t('deletion.confirm')}
      cancelLabel={t('deletion.keep')}
      busy={form.busy}
      error={form.unplaced}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <List size="sm" spacing={4}>
        {points.map((point) => (
          <List.Item key={point}>{t(`deletion.points.${point}`)}</List.Item>
        ))}
      </List>
      <form {...form.element}>
        <PasswordField
          label={t('deletion.password')}
          required
          autoComplete="current-password"
          {...form.field('password')}
          data-autofocus
        />
      </form>
    </ConfirmDialog>
  );
};

/** Deletes the customer's account, after a confirmation that says what is erased and what is kept. */
export const DeleteAccount = ({ onDeleted }: DeleteAccountProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('deletion.title')} lead={t('deletion.lead')}>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {t('deletion.open')}
      </Button>
      {asking && <DeletionDialog onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </Section>
  );
};
