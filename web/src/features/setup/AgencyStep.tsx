import { useApolloClient } from '@apollo/client/react';
import { Button, NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AgencyInputs } from '../../domain/agency/AgencyInputs';
import { useAddAgencyMutation } from '../../domain/agency/ShortAgency.generated';
import { contractThemes } from '../../domain/agency/contractThemes';
import { shortAgency, shortAgencyInput, type ShortAgency } from '../../domain/agency/shortAgency';
import { FileField } from '../../kit/form/FileField';
import { FormGrid } from '../../kit/form/FormGrid';
import { FormPart } from '../../kit/form/FormPart';
import { hintBelow } from '../../kit/form/hintBelow';
import { useServerForm } from '../../kit/form/useServerForm';
import { attempt } from '../../platform/errors/errors';
import type { ContractTheme, UpdateSettingsInput } from '../../platform/graphql/types.generated';
import { paths } from '../../platform/url/paths';
import { SetupCompanyDocument, usePresentCompanyMutation } from './AgencyStep.generated';
import type { StepProps } from './stepProps';
import { StepForm } from './StepForm';
import { t } from './texts';

interface Draft extends ShortAgency {
  contractTheme: ContractTheme;
  logo: File | null;
}

/** The logos that an agency has from the start: that of the site and that of the back-office. */
const logos = ['LOGO_NAVBAR', 'LOGO_ADMIN'] as const;

/** Adds the first agency, and presents it on the site and on documents where nothing was said yet. */
const NewAgency = ({ state: { settings }, onDone }: StepProps) => {
  const client = useApolloClient();
  const [present] = usePresentCompanyMutation();
  const [add] = useAddAgencyMutation();
  const { companyName, ...contacts } = settings;
  const form = useServerForm<Draft>({
    initial: { values: { ...shortAgency({ ...contacts, name: companyName }), contractTheme: 'MODEL_1', logo: null } },
    fieldOf: { mobile: 'phone', companyName: 'name' },
    // The settings come first, because saying the same again changes nothing, and an agency must not be added twice.
    save: ({ contractTheme, logo, ...values }) =>
      attempt(async () => {
        const { data } = await client.query({ query: SetupCompanyDocument, fetchPolicy: 'no-cache' });
        if (!data) return;
        const { version, ...stored } = data.settings;
        const input: UpdateSettingsInput = {
          version,
          companyName: stored.companyName || values.name,
          phone: stored.phone || values.phone,
          email: stored.email || values.email,
          address: stored.address || values.address,
          ...(logo && { pictures: logos.map((picture) => ({ picture, file: logo })) }),
        };
        await present({ variables: { input } });
        await add({ variables: { input: { ...shortAgencyInput(values), contractTheme } } });
      }),
    onSaved: onDone,
  });
  return (
    <StepForm form={form} submitLabel={t('setup.save')}>
      <AgencyInputs form={form} />
      <FormPart legend={t('setup.agency.documents')}>
        <FormGrid>
          <FileField kind="picture" label={t('setup.agency.logo')} {...form.field('logo')} currentUrl={null} />
          <NativeSelect
            label={t('setup.agency.theme')}
            description={t('setup.agency.conditions')}
            inputWrapperOrder={hintBelow}
            data={contractThemes}
            {...form.field('contractTheme')}
          />
        </FormGrid>
      </FormPart>
    </StepForm>
  );
};

/** The form of the first agency; where there is one, the settings have what is still missing. */
export const AgencyStep = (props: StepProps) =>
  props.state.agencies === 0 ? (
    <NewAgency {...props} />
  ) : (
    <>
      <Text size="sm">{t('setup.agency.company')}</Text>
      <Button component={Link} to={paths.settings} variant="light">
        {t('setup.agency.openSettings')}
      </Button>
    </>
  );
