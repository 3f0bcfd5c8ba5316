import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { saveBlob } from '../../platform/device/download';
import { Modal } from '../../kit/dialog/Modal';
import classes from './SecondFactor.module.css';
import { t } from './texts';

interface RecoveryCodesProps {
  codes: readonly string[];
  doneLabel: string;
  onDone: () => void;
}

/** Shows the recovery codes, only once: to copy or to save as a file. */
export const RecoveryCodes = ({ codes, doneLabel, onDone }: RecoveryCodesProps) => {
  const clipboard = useClipboard({ timeout: 4000 });
  const text = codes.join('\n');
  const download = (): void =>
    saveBlob({
      fileName: t('codes.fileName'),
      blob: new Blob([`${t('codes.fileHead')}\n\n${text}\n`], { type: 'text/plain' }),
    });
  return (
    <Stack>
      <Alert
        color="saffron"
        icon={<IconAlertTriangle aria-hidden />}
        title={t('codes.warningTitle')}
        classNames={{ title: classes.warning ?? '', icon: classes.warning ?? '' }}
      >
        {t('codes.warning')}
      </Alert>
      <ul className={classes.codes} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {clipboard.error && (
        <Text role="alert" size="sm" c="red">
          {t('codes.copyFailed')}
        </Text>
      )}
      <Group justify="flex-end">
        <Button
          variant="default"
          leftSection={clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={() => clipboard.copy(text)}
        >
          {t(clipboard.copied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={download}
          data-autofocus
        >
          {t('codes.download')}
        </Button>
        <Button onClick={onDone}>{doneLabel}</Button>
      </Group>
    </Stack>
  );
};

/** Shows the same in a dialog that only its button closes, so that no code is lost by Escape or a click outside. */
export const RecoveryCodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('codes.title')}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      transitionProps={{ duration: 0 }}
    >
      <RecoveryCodes codes={codes} doneLabel={t('codes.done')} onDone={onClose} />
    </Modal>
  );
};
