import { Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../texts';

/** Leads to the import of a list's records from a workbook. */
export const ImportLink = ({ to }: { to: string }) => (
  <Button
    component={Link}
    to={to}
    variant="default"
    leftSection={<IconTableImport size={18} aria-hidden />}
    title={t('list.importHint')}
  >
    {t('list.import')}
  </Button>
);
