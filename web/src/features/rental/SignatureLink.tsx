import { Button, CopyButton, Group, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconCheck, IconCopy, IconMail } from '@tabler/icons-react';
import { fullName } from '../../lib/format';
import { t } from '../../lib/i18n/rental';
import { paths, whatsappUrl } from '../../lib/paths';

interface SignatureLinkProps {
  number: string;
  signed: boolean;
  /** Whether the contract can be signed now. */
  open: boolean;
  /** Lets whoever follows the link read the contract. */
  linkKey: string | null;
  driver: { firstName: string; lastName: string; phone: string | null; email: string | null };
}

/**
 * Shows whether the contract is signed, and the link to sign it: to copy, by WhatsApp, by e-mail
 * (docs/rules/reservations.md#signing-the-contract).
 */
export const SignatureLink = ({ number, signed, open, linkKey, driver }: SignatureLinkProps) => {
  const url = `${window.location.origin}${paths.signatureFor(number, linkKey)}`;
  const message = t('signature.message', { name: fullName(driver), number, url });
  const mail = new URLSearchParams({ subject: t('signature.mailSubject', { number }), body: message });
  return (
    <>
      <Text>{t(signed ? 'signature.signed' : open ? 'signature.unsigned' : 'signature.closed')}</Text>
      {open && (
        <Group gap="xs" mt="xs">
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="compact-md"
                onClick={copy}
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              >
                {t(copied ? 'signature.copied' : 'signature.copy')}
              </Button>
            )}
          </CopyButton>
          {driver.phone && (
            <Button
              component="a"
              href={whatsappUrl(driver.phone, message)}
              target="_blank"
              rel="noreferrer"
              variant="default"
              size="compact-md"
              leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
            >
              {t('signature.whatsapp')}
            </Button>
          )}
          {driver.email && (
            <Button
              component="a"
              // A mail program takes a plus sign for itself.
              href={`mailto:${driver.email}?${mail.toString().replaceAll('+', '%20')}`}
              variant="default"
              size="compact-md"
              leftSection={<IconMail size={16} aria-hidden />}
            >
              {t('signature.mail')}
            </Button>
          )}
        </Group>
      )}
    </>
  );
};
