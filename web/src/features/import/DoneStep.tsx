import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconCircleCheck, IconFileDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../platform/format/format';
import { useSaveWrongLines } from './CheckStep';
import { hrefOf, listOf } from './importView';
import type { ImportDraft } from './importView';
import { t } from './texts';

/** Says what an import brought, and where to go on. */
export const DoneStep = ({ draft }: { draft: ImportDraft }) => {
  const { id, kind, counts } = draft;
  const saveWrong = useSaveWrongLines();
  return (
    <Stack gap="lg">
      <Alert color="green" icon={<IconCircleCheck aria-hidden />} title={t('done.title')} role="status">
        {t('done.text', {
          added: formatNumber(counts.added),
          updated: formatNumber(counts.updated),
          unchanged: formatNumber(counts.unchanged),
        })}
      </Alert>
      {counts.wrong > 0 && (
        <Alert color="saffron" title={t('done.left', { count: counts.wrong })}>
          <Button
            variant="default"
            leftSection={<IconFileDownload size={18} aria-hidden />}
            onClick={() => void saveWrong(id)}
          >
            {t('check.saveWrong')}
          </Button>
        </Alert>
      )}
      <Group>
        <Button component={Link} to={listOf[kind]}>
          {t(`done.open.${kind}`)}
        </Button>
        <Button component={Link} to={hrefOf({ kind, id: null, outcome: null, page: 1 })} variant="default">
          {t('done.again')}
        </Button>
      </Group>
    </Stack>
  );
};
