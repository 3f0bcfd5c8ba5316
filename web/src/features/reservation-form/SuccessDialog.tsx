import { ActionIcon, Button, CopyButton, Group, Modal } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../../lib/i18n/site';
import { whatsappUrl } from '../../lib/paths';
import classes from './ReservationForm.module.css';

interface SuccessDialogProps {
  number: string;
  /** Set for a quick reservation: the agency's WhatsApp number, null when it has none. */
  quick?: { whatsapp: string | null };
  onClose: () => void;
}

/** The reservation's number. Closed by its buttons only, so that the number is not lost by a stray click. */
export const SuccessDialog = ({ number, quick, onClose }: SuccessDialogProps) => (
  <Modal
    opened
    onClose={onClose}
    title={t('success.title')}
    withCloseButton={false}
    closeOnClickOutside={false}
    closeOnEscape={false}
    styles={{ title: { fontSize: '1.25rem', fontWeight: 700 } }}
  >
    {t('success.number')}
    <div className={classes.number}>
      <span data-testid="reservation-number">{number}</span>
      <CopyButton value={number}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            size="xl"
            onClick={copy}
            aria-label={t(copied ? 'success.copied' : 'success.copy')}
          >
            {copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </div>
    <p className={classes.note}>{t('success.keep')}</p>
    <Group justify="flex-end" mt="lg">
      {quick ? (
        <>
          <Button variant="default" onClick={onClose}>
            {t('success.close')}
          </Button>
          {quick.whatsapp && (
            <Button
              component="a"
              href={whatsappUrl(quick.whatsapp, t('success.whatsappText', { number }))}
              target="_blank"
              rel="noreferrer"
              onClick={onClose}
              data-autofocus
            >
              {t('success.whatsapp')}
            </Button>
          )}
        </>
      ) : (
        <Button onClick={onClose} data-autofocus>
          {t('success.ok')}
        </Button>
      )}
    </Group>
  </Modal>
);
