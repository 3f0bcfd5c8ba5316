import { Button, CopyButton } from '@mantine/core';
import { IconBrandWhatsapp, IconCheck, IconCopy, IconMail } from '@tabler/icons-react';
import { whatsappUrl } from '../../platform/url/paths';
import { NoWhatsapp } from './NoWhatsapp';

interface ShareLinkProps {
  /** The address to copy. */
  url: string;
  /** The text that is sent with the link, which it contains. */
  message: string;
  /** Who gets it: WhatsApp is offered if there is a phone number, the staff's mail program if there is an e-mail address. */
  to: { phone: string | null; email?: string | null };
  /** Left out where the server sends the mail. */
  mail?: { subject: string; label: string };
  labels: { copy: string; copied: string; whatsapp: string };
}

/** Shows the ways to give a customer a link: to copy it, by WhatsApp, by e-mail. */
export const ShareLink = ({ url, message, to: { phone, email }, mail, labels }: ShareLinkProps) => {
  const chat = phone ? whatsappUrl(phone, message) : undefined;
  return (
    <>
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          >
            {copied ? labels.copied : labels.copy}
          </Button>
        )}
      </CopyButton>
      {phone && chat === undefined && <NoWhatsapp />}
      {chat && (
        <Button
          component="a"
          href={chat}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
        >
          {labels.whatsapp}
        </Button>
      )}
      {mail && email && (
        <Button
          component="a"
          href={mailtoUrl(email, mail.subject, message)}
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
        >
          {mail.label}
        </Button>
      )}
    </>
  );
};

/** Returns the address of a new mail. Mail programs show a plus sign as it is, so spaces are written as `%20`. */
const mailtoUrl = (address: string, subject: string, body: string): string =>
  `mailto:${address}?${new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')}`;
