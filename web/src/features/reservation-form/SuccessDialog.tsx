import { Button, CopyButton, Group } from '@mantine/core';
import { IconCalendarPlus, IconCheck, IconCopy, IconPrinter } from '@tabler/icons-react';
import { t } from '../../lib/i18n/site';
import { paths, whatsappUrl } from '../../lib/paths';
import { Popup } from '../../ui/Popup';
import { ConfirmationSheet, type AgencyContact } from './ConfirmationSheet';
import type { Receipt } from './reservationDraft';
import classes from './SuccessDialog.module.css';

interface SuccessDialogProps {
  receipt: Receipt;
  quick: boolean;
  agency: AgencyContact | undefined;
  onClose: () => void;
}

/**
 * The reservation's number. Closed by its buttons only, so that the number is not lost by a stray click; it can be copied,
 * put into a calendar and printed.
 */
export const SuccessDialog = ({ receipt, quick, agency, onClose }: SuccessDialogProps) => {
  const { number } = receipt;
  return (
    <Popup title={t('success.title')}>
      {t('success.number')}
      <div className={classes.number}>
        <span data-testid="reservation-number">{number}</span>
        <CopyButton value={number}>
          {({ copied, copy }) => (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={copy}
              aria-label={t(copied ? 'success.copied' : 'success.copy')}
            >
              {copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
            </Button>
          )}
        </CopyButton>
      </div>
      <p className={classes.note}>{t('success.keep')}</p>
      <div className={classes.keepsakes}>
        <Button
          component="a"
          href={paths.calendarFor(number)}
          download
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          {t('success.calendar')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('success.print')}
        </Button>
      </div>
      <Group justify="flex-end" mt="lg">
        {quick ? (
          <>
            <Button variant="default" onClick={onClose} {...(!agency?.whatsapp && { 'data-autofocus': true })}>
              {t('success.close')}
            </Button>
            {agency?.whatsapp && (
              <Button
                component="a"
                href={whatsappUrl(agency.whatsapp, t('success.whatsappText', { number }))}
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
      <ConfirmationSheet receipt={receipt} agency={agency} />
    </Popup>
  );
};
