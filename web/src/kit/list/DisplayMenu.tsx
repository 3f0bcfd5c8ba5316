import { Button } from '@mantine/core';
import { IconLayoutColumns } from '@tabler/icons-react';
import { t } from '../texts';
import { Dropdown } from '../dropdown/Dropdown';
import classes from './DisplayMenu.module.css';
import { DisplayPanel, type DisplayChoice } from './DisplayPanel';

/** Shows saved views, columns and density of a list. */
export const DisplayMenu = (choice: DisplayChoice) => (
  <Dropdown
    label={t('list.display')}
    width={320}
    className={classes.menu}
    button={(props) => (
      <Button {...props} variant="default" leftSection={<IconLayoutColumns size={18} aria-hidden />}>
        {t('list.display')}
      </Button>
    )}
  >
    {() => <DisplayPanel {...choice} />}
  </Dropdown>
);
