import { Tooltip } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { t } from '../lib/i18n/common';
import { useLiveLine } from '../lib/live';
import classes from './LiveSign.module.css';

/** Shows that live events do not arrive, so that the page may be outdated. */
export const LiveSign = () => {
  const down = useLiveLine() === 'down';
  return (
    <span role="status">
      {down && (
        <Tooltip label={t('line.downHint')} multiline w={260}>
          <span className={classes.sign}>
            <IconPlugConnectedX size={18} aria-hidden />
            <span className={classes.text}>{t('line.down')}</span>
          </span>
        </Tooltip>
      )}
    </span>
  );
};
