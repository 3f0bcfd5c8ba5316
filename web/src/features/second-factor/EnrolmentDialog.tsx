import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { attempt } from '../../platform/errors/errors';
import { Modal } from '../../kit/dialog/Modal';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { PasswordField } from '../../kit/form/PasswordField';
import { EnrolmentForm } from '../../domain/second-factor/EnrolmentForm';
import { t } from '../../domain/second-factor/texts';
import {
  type StartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
} from './SecondFactorSection.generated';

type Begun = StartSecondFactorMutation['startSecondFactor'];

/** Asks for the password, and passes on the key to set up. */
const PasswordStep = ({ onBegun, onClose }: { onBegun: (begun: Begun) => void; onClose: () => void }) => {
  const [start] = useStartSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const begun = useRef<Begun | null>(null);
  const form = useServerForm({
    initial: { values: { password: '' } },
    save: (input) =>
      attempt(async () => {
        const { data } = await start({ variables: { input } });
        begun.current = data?.startSecondFactor ?? null;
      }),
    onSaved: () => (begun.current ? onBegun(begun.current) : onClose()),
    validate: ({ password }) => (password ? {} : { password: t('enrol.passwordMissing') }),
  });
  return (
    <FormDialog title={t('enrol.title')} form={form} submitLabel={t('enrol.next')} size="md" onClose={onClose}>
      <Text>{t('enrol.passwordText')}</Text>
      <PasswordField label={t('enrol.password')} required autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
};

interface EnrolmentDialogProps {
  /** Receives the recovery codes, which are shown only once. */
  onEnabled: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Switches one's own second factor on: password, key, first code. */
export const EnrolmentDialog = ({ onEnabled, onClose }: EnrolmentDialogProps) => {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [confirm] = useConfirmSecondFactorMutation({ fetchPolicy: 'no-cache', refetchQueries: ['MySecondFactor'] });
  const codes = useRef<readonly string[]>([]);
  if (!begun) return <PasswordStep onBegun={setBegun} onClose={onClose} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('enrol.title')}
      size="lg"
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <EnrolmentForm
        secret={begun.secret}
        uri={begun.uri}
        onConfirm={(code) =>
          attempt(async () => {
            const { data } = await confirm({ variables: { input: { enrolment: begun.enrolment, code } } });
            codes.current = data?.confirmSecondFactor.codes ?? [];
          })
        }
        onConfirmed={() => onEnabled(codes.current)}
        footer={
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
        }
      />
    </Modal>
  );
};
