import { Group, Text } from '@mantine/core';
import { fullName } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { ShareLink } from '../../kit/display/ShareLink';
import { SignHereButton } from './SignHereButton';
import { t } from './texts';

interface SignatureLinkProps {
  number: string;
  signed: boolean;
  /** Whether the contract can be signed now. */
  open: boolean;
  /** Lets whoever follows the link read the contract; null once the rental starts, when it is signed before the staff alone. */
  linkKey: string | null;
  driver: { firstName: string; lastName: string; phone: string | null; email: string | null };
}

/**
 * Shows whether the contract is signed, and the ways to sign it: here on this device, or by its link, copied, by WhatsApp, by e-mail
 * (docs/rules/reservations.md#signing-the-contract).
 */
export const SignatureLink = ({ number, signed, open, linkKey, driver }: SignatureLinkProps) => {
  const path = paths.signatureFor(number, linkKey);
  const url = `${window.location.origin}${path}`;
  const message = t('signature.message', { name: fullName(driver), number, url });
  return (
    <>
      <Text>{t(signed ? 'signature.signed' : open ? 'signature.unsigned' : 'signature.closed')}</Text>
      {open && (
        <Group gap="xs" mt="xs">
          <SignHereButton path={path} label={t('signature.hereOf', { number })}>
            {t('signature.here')}
          </SignHereButton>
          {linkKey && (
            <ShareLink
              url={url}
              message={message}
              to={driver}
              mail={{ subject: t('signature.mailSubject', { number }), label: t('signature.mail') }}
              labels={{
                copy: t('signature.copy'),
                copied: t('signature.copied'),
                whatsapp: t('signature.whatsapp'),
              }}
            />
          )}
        </Group>
      )}
    </>
  );
};
