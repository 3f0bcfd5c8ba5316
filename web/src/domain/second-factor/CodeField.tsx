import { Anchor, Stack, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { t } from './texts';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Whether a recovery code is accepted too. */
  recovery?: boolean;
  /** Whether the field takes the focus when it appears, because it replaces what the person just used. */
  focused?: boolean;
}

/** Shows the field of a code, which phones offer to fill in, or a recovery code if accepted. */
export const CodeField = ({ value, onChange, error, recovery = false, focused = false }: CodeFieldProps) => {
  const [byRecovery, setByRecovery] = useState(false);
  const field = useCallback(
    (input: HTMLInputElement | null) => {
      if (focused || byRecovery) input?.focus();
    },
    [focused, byRecovery],
  );
  return (
    <Stack gap="xs">
      <TextInput
        key={byRecovery ? 'recovery' : 'application'}
        ref={field}
        name="code"
        label={t(byRecovery ? 'code.recoveryLabel' : 'code.label')}
        description={t(byRecovery ? 'code.recoveryHint' : 'code.hint')}
        required
        size="md"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        inputMode={byRecovery ? 'text' : 'numeric'}
        maxLength={byRecovery ? 40 : 10}
        spellCheck={false}
        data-autofocus={focused || undefined}
      />
      {recovery && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          underline="always"
          ta="start"
          onClick={() => {
            setByRecovery((now) => !now);
            onChange('');
          }}
        >
          {t(byRecovery ? 'code.useApplication' : 'code.useRecovery')}
        </Anchor>
      )}
    </Stack>
  );
};
