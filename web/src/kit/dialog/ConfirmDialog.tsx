import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../platform/i18n/texts';
import { Modal } from './Modal';

export interface ConfirmDialogProps {
  opened: boolean;
  /** The question, e.g. 'Voulez-vous annuler cette Réservation'. */
  message: ReactNode;
  /** What the action leads to, below the question. */
  consequence?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** True if the action deletes or ends something. */
  danger?: boolean;
  busy?: boolean;
  /** The error of the last try; the dialog stays open. */
  error?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** Further fields, e.g. a reason. */
  children?: ReactNode;
}

/** Asks before an action that cannot be undone. The initial focus is on the cancel button. */
export const ConfirmDialog = ({
  opened,
  message,
  consequence,
  confirmLabel,
  cancelLabel = t('close'),
  danger = true,
  busy = false,
  error,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => (
  <Modal centered opened={opened} onClose={onClose} title={t('confirm.title')} size="md">
    <Stack>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Text>
        {message}
        {consequence && (
          <Text span display="block" size="sm" mt="xs">
            {consequence}
          </Text>
        )}
      </Text>
      {children}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={busy} data-autofocus={children ? undefined : true}>
          {cancelLabel}
        </Button>
        <Button color={danger ? 'red' : 'green'} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </Group>
    </Stack>
  </Modal>
);
