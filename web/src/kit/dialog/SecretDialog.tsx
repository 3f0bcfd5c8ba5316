import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { Modal } from './Modal';
import classes from './SecretDialog.module.css';

interface SecretDialogProps {
  title: string;
  /** The label of the field: 'Clé de « Site partenaire »'. */
  label: string;
  secret: string;
  /** Why it must be saved now. */
  warning: { title: string; text: string };
  /** Texts of the buttons, and for a browser that refuses to copy. */
  words: { copy: string; copied: string; copyFailed: string; done: string };
  /** How to use it, with an example. */
  usage?: { text: string; example: string };
  onClose: () => void;
}

/** Shows a secret only once. Only its button closes the dialog, so that the secret is not lost by Escape or a click outside. */
export const SecretDialog = ({ title, label, secret, warning, words, usage, onClose }: SecretDialogProps) => {
  const clipboard = useClipboard({ timeout: 4000 });
  return (
    <Modal
      centered
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      transitionProps={{ duration: 0 }}
    >
      <Stack>
        <Alert
          color="saffron"
          icon={<IconAlertTriangle aria-hidden />}
          title={warning.title}
          classNames={{ title: classes.warning ?? '', icon: classes.warning ?? '' }}
        >
          {warning.text}
        </Alert>
        <Textarea
          label={label}
          value={secret}
          readOnly
          data-autofocus
          rows={2}
          spellCheck={false}
          classNames={{ input: classes.secret ?? '' }}
          onFocus={(event) => event.currentTarget.select()}
        />
        {clipboard.error && (
          <Text role="alert" size="sm" c="red">
            {words.copyFailed}
          </Text>
        )}
        {usage && (
          <div>
            <Text size="sm" c="dimmed">
              {usage.text}
            </Text>
            <code className={classes.example}>{usage.example}</code>
          </div>
        )}
        <Group justify="flex-end">
          <Button
            variant={clipboard.copied ? 'default' : 'filled'}
            leftSection={clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={() => clipboard.copy(secret)}
          >
            {clipboard.copied ? words.copied : words.copy}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.done}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
