import { Group, Text } from '@mantine/core';
import { fullName } from '../../lib/format';
import { t } from '../../lib/i18n/rental';
import { paths } from '../../lib/paths';
import { ShareLink } from '../../ui/ShareLink';

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
  return (
    <>
      <Text>{t(signed ? 'signature.signed' : open ? 'signature.unsigned' : 'signature.closed')}</Text>
      {open && (
        <Group gap="xs" mt="xs">
          <ShareLink
            url={url}
            message={message}
            phone={driver.phone}
            mail={{
              address: driver.email,
              subject: t('signature.mailSubject', { number }),
              label: t('signature.mail'),
            }}
            labels={{
              copy: t('signature.copy'),
              copied: t('signature.copied'),
              whatsapp: t('signature.whatsapp'),
            }}
          />
        </Group>
      )}
    </>
  );
};
