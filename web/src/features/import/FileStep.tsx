import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import type { ImportKind } from '../../platform/graphql/types.generated';
import { readProblem } from '../../platform/errors/errors';
import { useExport } from '../../platform/device/useExport';
import { LinkTabs } from '../../kit/display/LinkTabs';
import { saveDocument } from '../../kit/notice/documents';
import { ImportTemplateDocument, useUploadImportMutation } from './Import.generated';
import classes from './FileStep.module.css';
import { ProblemAlert } from './ProblemAlert';
import { hrefOf, kinds } from './importView';
import { t } from './texts';

const megabyte = 1024 * 1024;
const mostMegabytes = 10;
const accepted = [
  '.xlsx',
  '.csv',
  '.txt',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',');

interface FileStepProps {
  kind: ImportKind;
  onUploaded: (id: string) => void;
}

/** Chooses what is imported, offers a template, and sends a file. */
export const FileStep = ({ kind, onUploaded }: FileStepProps) => {
  const [upload, { loading }] = useUploadImportMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const loadTemplate = useExport(ImportTemplateDocument, ({ importTemplate }) => importTemplate);

  const send = async (file: File | null | undefined): Promise<void> => {
    if (!file || loading) return;
    setProblem(null);
    if (file.size > mostMegabytes * megabyte) return setProblem(t('file.tooLarge'));
    try {
      const { data } = await upload({ variables: { input: { kind, fileName: file.name, file } } });
      if (data) onUploaded(data.uploadImport.id);
    } catch (error) {
      setProblem(readProblem(error).message);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  const saveTemplate = (): Promise<void> =>
    saveDocument(() => loadTemplate({ kind }), {
      done: (name) => t('file.templateSaved', { name }),
      failed: t('file.templateFailed'),
    });

  return (
    <Stack gap="lg">
      <LinkTabs
        label={t('kinds.label')}
        tabs={kinds.map((one) => ({
          key: one,
          to: hrefOf({ kind: one, id: null, outcome: null, page: 1 }),
          label: t(`kinds.${one}`),
          current: one === kind,
        }))}
      />
      <Text maw="46rem">{t(`about.${kind}`)}</Text>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          onClick={() => void saveTemplate()}
        >
          {t('file.template')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('file.templateHint')}
        </Text>
      </Group>
      {problem && <ProblemAlert title={t('file.failed')} message={problem} />}
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload size={32} stroke={1.5} aria-hidden />
        <Text fw={600} visibleFrom="sm">
          {t('file.drop')}
        </Text>
        <FileButton
          accept={accepted}
          onChange={(file) => void send(file)}
          inputProps={{ 'aria-label': t('file.choose') }}
        >
          {(props) => (
            <Button {...props} loading={loading}>
              {t('file.choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" ta="center">
          {t('file.own')}
          <br />
          {t('file.limits')}
        </Text>
      </div>
      {loading && <Text role="status">{t('file.sending')}</Text>}
    </Stack>
  );
};
