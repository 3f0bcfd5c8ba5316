import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconFileDownload } from '@tabler/icons-react';
import { useExport } from '../../platform/device/useExport';
import { LinkTabs } from '../../kit/display/LinkTabs';
import { Pagination } from '../../kit/list/Pagination';
import { saveDocument } from '../../kit/notice/documents';
import { ImportWrongLinesDocument } from './Import.generated';
import { type ImportView, hrefOf, outcomes } from './importView';
import { LineTable } from './LineTable';
import type { ImportDraft } from './importView';
import { t } from './texts';

/** Returns a function that saves the wrong lines of an import with what is wrong. */
export const useSaveWrongLines = () => {
  const load = useExport(ImportWrongLinesDocument, ({ importWrongLines }) => importWrongLines);
  return (id: string): Promise<void> =>
    saveDocument(() => load({ id }), {
      done: (name) => t('check.wrongSaved', { name }),
      failed: t('check.wrongFailed'),
    });
};

interface CheckStepProps {
  draft: ImportDraft;
  view: ImportView;
  onBack: () => void;
  onRun: (leaveOutWrong: boolean) => void;
}

/** Shows what would become of each line, and imports those that are right. */
export const CheckStep = ({ draft, view, onBack, onRun }: CheckStepProps) => {
  const { id, counts, lineCount, lines } = draft;
  const saveWrong = useSaveWrongLines();
  const countOf = { NEW: counts.added, UPDATED: counts.updated, UNCHANGED: counts.unchanged, WRONG: counts.wrong };
  const right = lineCount - counts.wrong;
  const tabs = [null, ...outcomes.filter((outcome) => countOf[outcome] > 0)];
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size={20}>
          {t('check.title')}
        </Title>
        <Text c="dimmed">{t('check.lead')}</Text>
      </div>
      {counts.wrong > 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('check.wrong', { count: counts.wrong })}
          role="status"
        >
          <Stack gap="sm" align="flex-start">
            {t(right > 0 ? 'check.wrongText' : 'check.allWrongText')}
            <Button
              variant="default"
              leftSection={<IconFileDownload size={18} aria-hidden />}
              onClick={() => void saveWrong(id)}
            >
              {t('check.saveWrong')}
            </Button>
          </Stack>
        </Alert>
      )}
      <LinkTabs
        label={t('check.tabs')}
        preventScrollReset
        tabs={tabs.map((outcome) => ({
          key: outcome ?? 'all',
          to: hrefOf({ ...view, outcome, page: 1 }),
          label: t(outcome ? `check.outcomes.${outcome}` : 'check.all'),
          current: view.outcome === outcome,
          count: outcome ? countOf[outcome] : lineCount,
          marked: outcome === 'WRONG',
        }))}
      />
      <LineTable draft={draft} />
      <Pagination page={lines.page} pageCount={lines.pageCount} hrefFor={(page) => hrefOf({ ...view, page })} />
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          {t('check.back')}
        </Button>
        {right === 0 ? (
          <Text c="dimmed">{t('check.nothing')}</Text>
        ) : (
          <Button onClick={() => onRun(counts.wrong > 0)}>
            {t(counts.wrong > 0 ? 'check.runRest' : 'check.run', { count: right })}
          </Button>
        )}
      </Group>
    </Stack>
  );
};
