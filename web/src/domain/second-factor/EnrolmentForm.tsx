import { Button, CopyButton, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Problem } from '../../platform/errors/errors';
import { FormMessage } from '../../kit/form/FormMessage';
import { useServerForm } from '../../kit/form/useServerForm';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { CodeField } from './CodeField';
import classes from './SecondFactor.module.css';
import { t } from './texts';

const QrPicture = lazyPart(async () => (await import('./QrPicture')).QrPicture, {
  pending: <Skeleton height={208} width={208} />,
});

interface EnrolmentFormProps {
  secret: string;
  uri: string;
  /** Sends the first code; resolves to the problem, or null. */
  onConfirm: (code: string) => Promise<Problem | null>;
  onConfirmed: () => void;
  /** Further buttons, left of 'Activer'. */
  footer?: ReactNode;
}

/** Groups the key as `ABCD EFGH …`, which is easier to read and type. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the key as a picture and as text, and asks for the first code. */
export const EnrolmentForm = ({ secret, uri, onConfirm, onConfirmed, footer }: EnrolmentFormProps) => {
  const form = useServerForm({
    initial: { values: { code: '' } },
    save: ({ code }) => onConfirm(code),
    onSaved: onConfirmed,
    validate: ({ code }) => {
      if (!code.trim()) return { code: t('code.missing') };
      return /^\d{6}$/.test(code.replace(/\s/g, '')) ? {} : { code: t('code.wrongForm') };
    },
  });
  return (
    <form {...form.element}>
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
        <CodeField {...form.field('code')} />
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
