import { Button, Card, Checkbox, Group, SimpleGrid, Skeleton, Stack, Textarea, Title } from '@mantine/core';
import { attempt } from '../../platform/errors/errors';
import { FormOfVersion } from '../../kit/form/FormOfVersion';
import { FormMessage } from '../../kit/form/FormMessage';
import { wholeOf, type Typed } from '../../kit/form/typed';
import { WholeField } from '../../kit/form/WholeField';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { reloadWith, useServerForm } from '../../kit/form/useServerForm';
import { Loaded } from '../../kit/state/Loaded';
import { notify } from '../../kit/notice/notify';
import {
  useInspectionSettingsQuery,
  useUpdateInspectionSettingsMutation,
  type InspectionSettingsQuery,
} from './InspectionSettings.generated';
import { t } from './texts';

type Stored = InspectionSettingsQuery['inspectionSettings'];

const numbers = ['minLicenceYears', 'minDriverAge', 'paperPhotoDays'] as const;

const draftOf = ({ checklist, minLicenceYears, minDriverAge, papersStop, paperPhotoDays, version }: Stored) => ({
  values: {
    checklist: checklist.join('\n'),
    minLicenceYears: minLicenceYears as Typed,
    minDriverAge: minDriverAge as Typed,
    paperPhotoDays: paperPhotoDays as Typed,
    papersStop,
  },
  version,
});

const SettingsForm = ({ stored, onReload }: { stored: Stored; onReload: () => Promise<Stored | undefined> }) => {
  const [update] = useUpdateInspectionSettingsMutation();
  const form = useServerForm({
    initial: draftOf(stored),
    save: ({ checklist, minLicenceYears, minDriverAge, paperPhotoDays, papersStop }, version) =>
      attempt(() =>
        update({
          variables: {
            input: {
              version,
              papersStop,
              checklist: checklist
                .split('\n')
                .map((label) => label.trim())
                .filter(Boolean),
              minLicenceYears: wholeOf(minLicenceYears),
              minDriverAge: wholeOf(minDriverAge),
              paperPhotoDays: wholeOf(paperPhotoDays),
            },
          },
        }),
      ),
    onSaved: () => void notify({ message: t('settings.saved') }),
    reload: reloadWith(onReload, (stored) => draftOf(stored).values),
  });
  const { dialog } = useLeaveGuard(form.unsent);
  return (
    <form {...form.element}>
      <Stack>
        <FormMessage form={form} />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {numbers.map((field) => (
            <WholeField key={field} label={t(`settings.${field}`)} required {...form.field(field)} />
          ))}
        </SimpleGrid>
        <Checkbox label={t('settings.papersStop')} {...form.check('papersStop')} />
        <Textarea
          label={t('settings.checklist')}
          description={t('settings.checklistHint')}
          required
          autosize
          minRows={4}
          maxRows={14}
          {...form.field('checklist')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={form.busy}>
            {t('settings.save')}
          </Button>
        </Group>
      </Stack>
      {dialog}
    </form>
  );
};

/** Lets Admins choose what inspections look at (docs/rules/rental-life.md#inspections). */
export const InspectionSettingsSection = () => {
  const query = useInspectionSettingsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Card withBorder padding="lg">
      <Title order={2} size={18} mb="md">
        {t('settings.title')}
      </Title>
      <Loaded
        query={query}
        title={t('settings.loadFailed')}
        waiting={<Skeleton height={220} role="status" aria-label={t('common:loading')} />}
      >
        {({ inspectionSettings }) => (
          <FormOfVersion version={inspectionSettings.version}>
            <SettingsForm
              stored={inspectionSettings}
              onReload={async () => (await query.refetch()).data?.inspectionSettings}
            />
          </FormOfVersion>
        )}
      </Loaded>
    </Card>
  );
};
