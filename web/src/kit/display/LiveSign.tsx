import { IconPlugConnectedX } from '@tabler/icons-react';
import { t } from '../../platform/i18n/texts';
import { useLiveLine } from '../../platform/live/live';
import { Hint } from './Hint';
import classes from './LiveSign.module.css';

/** Shows that live events do not arrive, so that the page may be outdated. */
export const LiveSign = () => {
  const down = useLiveLine() === 'down';
  return (
    <span role="status">
      {down && (
        <Hint label={t('line.downHint')} multiline byTouch>
          <span className={classes.sign}>
            <IconPlugConnectedX size={18} aria-hidden />
            <span className={classes.text}>{t('line.down')}</span>
          </span>
        </Hint>
      )}
    </span>
  );
};
