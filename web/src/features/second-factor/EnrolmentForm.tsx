import { Button, CopyButton, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Problem } from '../../lib/errors';
import { t } from '../../lib/i18n/secondFactor';
import { focusFirstError } from '../../ui/focusFirstError';
import { FormMessage } from '../../ui/form/FormMessage';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { lazyPart } from '../../ui/lazyPart';
import { CodeField } from './CodeField';
import classes from './SecondFactor.module.css';

const QrPicture = lazyPart(async () => (await import('./QrPicture')).QrPicture, {
  pending: <Skeleton height={208} width={208} />,
});

interface EnrolmentFormProps {
  secret: string;
  uri: string;
  /** Sends the first code; answers what went wrong, or null. */
  onConfirm: (code: string) => Promise<Problem | null>;
  onConfirmed: () => void;
  /** Further buttons, left of 'Activer'. */
  footer?: ReactNode;
}

/** `ABCD EFGH …`, which is read and typed more easily. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The key as a picture and as a text, and the first code of the application. */
export const EnrolmentForm = ({ secret, uri, onConfirm, onConfirmed, footer }: EnrolmentFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const form = useRecordForm({
    initial: { values: { code: '' }, version: 0 },
    save: ({ code }) => onConfirm(code),
    onSaved: onConfirmed,
    validate: ({ code }) => {
      if (!code.trim()) return { code: t('code.missing') };
      return /^\d{6}$/.test(code.replace(/\s/g, '')) ? {} : { code: t('code.wrongForm') };
    },
  });
  useEffect(() => {
    if (form.refusals > 0) focusFirstError(element.current);
  }, [form.refusals]);
  return (
    <form ref={element} noValidate onSubmit={form.submit} aria-busy={form.busy}>
      <Stack>
        <FormMessage form={form} />
        <div>
          <Title order={3} size="h5">
            {t('enrol.scanTitle')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('enrol.scanText')}
          </Text>
        </div>
        <div className={classes.scan}>
          <div className={classes.picture}>
            <QrPicture text={uri} />
          </div>
          <div className={classes.manual}>
            <Text size="sm">{t('enrol.manual')}</Text>
            <code className={classes.secret}>{inGroups(secret)}</code>
            <Group gap="xs">
              <CopyButton value={secret}>
                {({ copied, copy }) => (
                  <Button
                    variant="default"
                    size="xs"
                    leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                    onClick={copy}
                  >
                    {t(copied ? 'enrol.copied' : 'enrol.copy')}
                  </Button>
                )}
              </CopyButton>
              <Button component="a" href={uri} variant="default" size="xs" hiddenFrom="sm">
                {t('enrol.open')}
              </Button>
            </Group>
          </div>
        </div>
        <Title order={3} size="h5">
          {t('enrol.codeTitle')}
        </Title>
        <CodeField value={form.values.code} onChange={(code) => form.change({ code })} error={form.errorAt('code')} />
        <Group justify="flex-end">
          {footer}
          <Button type="submit" loading={form.busy}>
            {t('enrol.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
