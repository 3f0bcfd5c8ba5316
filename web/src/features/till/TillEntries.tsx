import { Anchor, Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { saveStored } from '../../platform/device/download';
import { formatMoney } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import { notify } from '../../kit/notice/notify';
import type { TillWithEntriesFragment } from './Till.generated';
import ledger from '../../kit/display/Ledger.module.css';
import classes from './Till.module.css';
import { t } from './texts';

const download = (url: string, at: string): Promise<void> =>
  saveStored(url, t('proofName', { day: at.slice(0, 10) })).catch(() =>
    notify({ tone: 'error', message: t('proofFailed') }),
  );

const kindOf = ({ kind, amount }: TillWithEntriesFragment['entries'][number]): string =>
  Number(amount) < 0 && (kind === 'PAYMENT' || kind === 'DEPOSIT') ? t(`kindOut.${kind}`) : t(`kind.${kind}`);

/** Lists the cash that came into a till and left it, in order. */
export const TillEntries = ({ till }: { till: TillWithEntriesFragment }) =>
  till.entries.length === 0 ? (
    <Text size="sm" c="dimmed">
      {t('noEntries')}
    </Text>
  ) : (
    <ul className={ledger.list}>
      {till.entries.map((entry) => {
        const { id, createdAt, amount, reason, reservationNumber, proofUrl } = entry;
        return (
          <li key={id} className={classes.entry}>
            <div>
              <Text size="sm" component="span">
                {kindOf(entry)}
                {reservationNumber && (
                  <>
                    {' · '}
                    <Anchor component={Link} to={paths.rentalFileFor(reservationNumber)} size="sm">
                      {reservationNumber}
                    </Anchor>
                  </>
                )}
              </Text>
              <Text size="xs" c="dimmed">
                {[formatDateTime(createdAt), reason].filter(Boolean).join(' · ')}
              </Text>
              {proofUrl && (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  leftSection={<IconDownload size={14} aria-hidden />}
                  onClick={() => void download(proofUrl, createdAt)}
                >
                  {t('proof')}
                </Button>
              )}
            </div>
            <b className={ledger.amount}>{formatMoney(amount)}</b>
          </li>
        );
      })}
    </ul>
  );
