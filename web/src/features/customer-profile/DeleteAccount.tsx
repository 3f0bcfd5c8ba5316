import { Button, List, PasswordInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/customerProfile';
import { t as password } from '../../lib/i18n/password';
import { paths } from '../../lib/paths';
import { session } from '../../lib/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { notify } from '../../ui/notify';
import { useDeleteMyAccountMutation } from './MyProfile.generated';
import { Section } from './SectionForm';

interface DeleteAccountProps {
  /** Called before the page is left. */
  onDeleted: () => void;
}

const points = ['requests', 'person', 'law', 'ahead'] as const;

const DeletionDialog = ({ onClose, onDeleted }: DeleteAccountProps & { onClose: () => void }) => {
  const navigate = useNavigate();
  const [remove, { loading }] = useDeleteMyAccountMutation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const ended = useRef(false);

  // Only once this page is gone: it would take a login that ends for a lost one, and lead to the login page.
  useEffect(
    () => () => {
      if (ended.current) session.clear();
    },
    [],
  );

  const confirm = async (): Promise<void> => {
    if (loading) return;
    setProblem(null);
    setError(typed ? null : t('deletion.missing'));
    if (!typed) {
      input.current?.focus();
      return;
    }
    try {
      await remove({ variables: { input: { password: typed } } });
      ended.current = true;
      session.forget();
      onDeleted();
      void notify({ message: t('deletion.done') });
      await navigate(paths.home, { replace: true });
    } catch (caught) {
      const { fields, message } = readProblem(caught);
      setError(fields.password ?? null);
      setProblem(fields.password ? null : message);
      if (fields.password) input.current?.focus();
    }
  };

  return (
    <ConfirmDialog
      opened
      message={t('deletion.question')}
      confirmLabel={t('deletion.confirm')}
      cancelLabel={t('deletion.keep')}
      busy={loading}
      error={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <List size="sm" spacing={4}>
        {points.map((point) => (
          <List.Item key={point}>{t(`deletion.points.${point}`)}</List.Item>
        ))}
      </List>
      <PasswordInput
        ref={input}
        label={t('deletion.password')}
        required
        autoComplete="current-password"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && void confirm()}
        error={error}
        aria-invalid={error !== null}
        visibilityToggleButtonProps={{ 'aria-label': password('show') }}
        data-autofocus
      />
    </ConfirmDialog>
  );
};

/** The end of the own account, after a question that says what goes and what stays. */
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
