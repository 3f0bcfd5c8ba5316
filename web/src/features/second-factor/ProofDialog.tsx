import { Text } from '@mantine/core';
import type { Problem } from '../../platform/errors/errors';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { PasswordField } from '../../kit/form/PasswordField';
import { CodeField } from '../../domain/second-factor/CodeField';
import { t as secondFactorT } from '../../domain/second-factor/texts';

interface ProofDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  /** Sends both; resolves to the problem, or null. */
  onProof: (proof: { password: string; code: string }) => Promise<Problem | null>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for password and code before a protected action. */
export const ProofDialog = ({ title, text, submitLabel, onProof, onDone, onClose }: ProofDialogProps) => {
  const form = useServerForm({
    initial: { values: { password: '', code: '' } },
    save: onProof,
    onSaved: onDone,
    validate: ({ password, code }) => ({
      ...(!password && { password: secondFactorT('enrol.passwordMissing') }),
      ...(!code.trim() && { code: secondFactorT('code.missing') }),
    }),
  });
  return (
    <FormDialog title={title} form={form} submitLabel={submitLabel} size="md" onClose={onClose}>
      <Text>{text}</Text>
      <PasswordField
        label={secondFactorT('enrol.password')}
        required
        autoComplete="current-password"
        {...form.field('password')}
      />
      <CodeField {...form.field('code')} recovery />
    </FormDialog>
  );
};
