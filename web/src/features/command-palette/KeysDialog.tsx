import { Modal } from '@mantine/core';
import { t } from '../../lib/i18n/palette';
import classes from './KeysDialog.module.css';

const groups = [
  { title: 'everywhere', keys: ['find', 'help'] },
  { title: 'lists', keys: ['next', 'previous', 'open', 'tick', 'edit', 'search'] },
] as const;

/** Shows what the keys do (docs/rules/back-office.md#keys). */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal opened onClose={onClose} title={t('shortcuts.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
    {groups.map(({ title, keys }) => (
      <section key={title}>
        <h3 className={classes.heading}>{t(`shortcuts.${title}`)}</h3>
        <dl className={classes.keys}>
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{t(`shortcuts.key.${key}`)}</kbd>
              </dt>
              <dd>{t(`shortcuts.does.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Modal>
);
