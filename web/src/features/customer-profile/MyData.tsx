import { Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useExport } from '../../platform/device/useExport';
import { saveDocument } from '../../kit/notice/documents';
import { MyDataExportDocument } from './MyProfile.generated';
import { Section } from './SectionForm';
import { t } from './texts';

/** Downloads the customer's own data as one archive, which takes seconds for many rentals. */
export const MyData = () => {
  const load = useExport(MyDataExportDocument, (answer) => answer.myDataExport);
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    await saveDocument(() => load({}), { done: (name) => t('data.done', { name }), failed: t('data.failed') });
    setBusy(false);
  };
  return (
    <Section title={t('data.title')} lead={t('data.lead')}>
      <Stack>
        <Text>{t('data.content')}</Text>
        <div>
          <Button
            variant="default"
            size="md"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={busy}
            onClick={() => void download()}
          >
            {t('data.submit')}
          </Button>
        </div>
        <div role="status">
          {busy && (
            <Text size="sm" c="dimmed">
              {t('data.preparing')}
            </Text>
          )}
        </div>
      </Stack>
    </Section>
  );
};
