import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Drawing, GREEN, INK, LINE, QUIET, SAND, Words } from '../../../platform/pdf/document-kit.js';
import { FONT_FAMILY } from '../../../platform/pdf/typeface.js';
import { ConditionsInColumns } from './ConditionsInColumns.js';
import type { ContractSheet, DriverSheet } from './contract-template.js';
import { formatPhone } from '../../../kernel/phone.js';

const BAND = 158;
const PALE = '#cfe6da';
const SAFFRON = '#e2a03f';

const s = StyleSheet.create({
  page: {
    fontFamily: FONT_FAMILY,
    fontSize: 8.5,
    color: INK,
    paddingTop: 34,
    paddingBottom: 40,
    paddingLeft: BAND + 24,
    paddingRight: 30,
  },
  // A line height on the page itself would hide the footers.
  body: { fontSize: 8.5, lineHeight: 1.35 },
  band: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 0,
    width: BAND,
    backgroundColor: GREEN,
    color: '#ffffff',
    padding: 18,
    paddingTop: 30,
    justifyContent: 'space-between',
  },
  logoCard: { backgroundColor: '#ffffff', borderRadius: 6, padding: 8, marginBottom: 12, alignItems: 'center' },
  logo: { height: 34, maxWidth: 104, objectFit: 'contain' },
  company: { lineHeight: 1.3, fontSize: 14, fontWeight: 700, marginBottom: 10 },
  bandTitle: {
    lineHeight: 1.4,
    fontSize: 7,
    color: PALE,
    marginTop: 9,
    textTransform: 'uppercase',
    letterSpacing: 0.6,
  },
  bandText: { lineHeight: 1.4, fontSize: 8.5 },
  bandSmall: { lineHeight: 1.4, fontSize: 7.5, color: '#ffffff' },
  qrCard: { backgroundColor: '#ffffff', borderRadius: 6, padding: 7, width: 84, marginBottom: 6 },
  qr: { width: 70, height: 70 },
  title: { fontSize: 22, fontWeight: 700, color: GREEN, lineHeight: 1.5 },
  subtitle: { lineHeight: 1.5, fontSize: 10, color: QUIET, marginBottom: 10 },
  trip: {
    flexDirection: 'row',
    backgroundColor: SAND,
    borderRadius: 6,
    padding: 10,
    marginBottom: 11,
    alignItems: 'center',
  },
  stop: { flex: 1 },
  stopLabel: { lineHeight: 1.4, fontSize: 7.5, color: QUIET },
  stopTime: { lineHeight: 1.4, fontSize: 12, fontWeight: 700 },
  arrow: { width: 74, textAlign: 'center', fontWeight: 700, color: GREEN },
  section: { marginBottom: 9 },
  sectionTitle: {
    lineHeight: 1.4,
    fontSize: 9.5,
    fontWeight: 700,
    color: GREEN,
    borderBottom: `1pt solid ${SAFFRON}`,
    paddingBottom: 1,
    marginBottom: 4,
    alignSelf: 'flex-start',
    paddingRight: 12,
  },
  lead: { lineHeight: 1.4, fontSize: 11, fontWeight: 700 },
  quiet: { color: QUIET },
  columns: { flexDirection: 'row', gap: 16 },
  column: { flex: 1 },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 10,
    paddingVertical: 2.5,
    borderBottom: `0.5pt solid ${LINE}`,
  },
  sum: {
    lineHeight: 1.4,
    flexDirection: 'row',
    justifyContent: 'space-between',
    backgroundColor: GREEN,
    color: '#ffffff',
    borderRadius: 4,
    paddingVertical: 4,
    paddingHorizontal: 8,
    marginTop: 4,
    fontWeight: 700,
    fontSize: 10.5,
  },
  signatures: { flexDirection: 'row', gap: 16, marginTop: 4 },
  sign: { flex: 1, height: 88, borderTop: `1pt solid ${INK}`, paddingTop: 4 },
  // The strokes reach the edges of their picture, so a margin separates them from the heading.
  signature: { height: 44, maxWidth: 170, marginTop: 7, marginBottom: 4, objectFit: 'contain', objectPosition: 'left' },
  small: { lineHeight: 1.4, fontSize: 7, color: QUIET },
  plain: {
    fontFamily: FONT_FAMILY,
    fontSize: 8,
    color: INK,
    paddingTop: 34,
    paddingBottom: 40,
    paddingHorizontal: 34,
  },
  // A page number with a line height is not printed.
  footer: { position: 'absolute', bottom: 18, right: 30, fontSize: 7, color: QUIET },
});

interface Sheet {
  readonly sheet: ContractSheet;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <View style={s.section} wrap={false}>
    <Text style={s.sectionTitle}>{title}</Text>
    {children}
  </View>
);

const PageNumber = ({ sheet: { number } }: Sheet) => (
  <Text
    style={s.footer}
    fixed
    render={({ pageNumber, totalPages }) => `Contrat ${number} — ${pageNumber} / ${totalPages}`}
  />
);

const Band = ({ sheet: { company, logo, agency, qr, trackingUrl } }: Sheet) => (
  <View style={s.band} fixed>
    <View>
      {logo ? (
        <View style={s.logoCard}>
          <Drawing src={logo} style={s.logo} />
        </View>
      ) : (
        <Words style={s.company}>{company}</Words>
      )}
      <Text style={s.bandTitle}>Votre agence</Text>
      <Words style={[s.bandText, { fontWeight: 700 }]}>{agency.name}</Words>
      <Words style={s.bandText}>{agency.address}</Words>
      <Text style={s.bandTitle}>Nous joindre</Text>
      {[formatPhone(agency.phone), formatPhone(agency.mobile), agency.email].filter(Boolean).map((contact) => (
        <Words key={contact} style={s.bandText}>
          {contact}
        </Words>
      ))}
      <Text style={s.bandTitle}>Identifiants</Text>
      {[
        `RC ${agency.tradeRegister}`,
        `Patente ${agency.patente}`,
        `IF ${agency.taxId}`,
        `CNSS ${agency.cnss}`,
        `ICE ${agency.ice}`,
      ].map((line) => (
        <Words key={line} style={s.bandSmall}>
          {line}
        </Words>
      ))}
    </View>
    <View>
      <View style={s.qrCard}>
        <Drawing src={qr} style={s.qr} />
      </View>
      <Text style={s.bandText}>Suivi de la réservation</Text>
      <Text style={[s.bandSmall, { fontSize: Math.min(6.5, 240 / trackingUrl.length) }]}>{trackingUrl}</Text>
    </View>
  </View>
);

const Trip = ({ sheet: { trip } }: Sheet) => (
  <View style={s.trip}>
    <View style={s.stop}>
      <Text style={s.stopLabel}>Départ</Text>
      <Words style={s.stopTime}>{trip.startsAt}</Words>
      <Words>{trip.pickupPlace}</Words>
    </View>
    <Words style={s.arrow}>{trip.days}</Words>
    <View style={s.stop}>
      <Text style={s.stopLabel}>Retour</Text>
      <Words style={s.stopTime}>{trip.endsAt}</Words>
      <Words>{trip.returnPlace}</Words>
    </View>
  </View>
);

const DriverColumn = ({ title, driver }: { title: string; driver: DriverSheet | null }) => (
  <View style={s.column}>
    <Section title={title}>
      {driver ? (
        <>
          <Words style={s.lead}>{driver.name}</Words>
          {[
            driver.licenceNumber && `Permis n° ${driver.licenceNumber}`,
            driver.licenceValidity && `Permis valable ${driver.licenceValidity}`,
            driver.birthDate && `Date de naissance : ${driver.birthDate}`,
            driver.nationalId && `CIN ${driver.nationalId}`,
            driver.passportNumber && `Passeport ${driver.passportNumber}`,
            driver.nationality,
            driver.phone && formatPhone(driver.phone),
            driver.email,
          ]
            .filter((line) => line !== null && line !== '')
            .map((line) => (
              <Words key={line}>{String(line)}</Words>
            ))}
        </>
      ) : (
        <Text style={s.quiet}>Aucun deuxième conducteur.</Text>
      )}
    </Section>
  </View>
);

const Vehicle = ({ sheet: { vehicle, insurance, trip } }: Sheet) => (
  <View style={s.columns}>
    <View style={s.column}>
      <Section title="Véhicule">
        <Words style={s.lead}>{vehicle.name}</Words>
        <Words>{`${vehicle.plateNumber} · ${vehicle.year}`}</Words>
        <Words>{`${vehicle.category} · ${vehicle.color}`}</Words>
        <Words>{`${vehicle.fuel} · ${vehicle.transmission}`}</Words>
        {trip.km && <Words>{`Kilométrage inclus : ${trip.km}`}</Words>}
      </Section>
    </View>
    <View style={s.column}>
      <Section title="Assurance">
        {insurance ? (
          [
            insurance.insurer,
            insurance.type,
            insurance.policyNumber && `Police n° ${insurance.policyNumber}`,
            insurance.validity,
            insurance.warning,
          ]
            .filter((line) => line !== null && line !== '')
            .map((line) => <Words key={line}>{String(line)}</Words>)
        ) : (
          <Text style={s.quiet}>Selon la police de l'agence.</Text>
        )}
      </Section>
    </View>
  </View>
);

const Price = ({ sheet: { lines, total, totalInWords, payments, paid, balance, deposit, excess } }: Sheet) => (
  <Section title="Prix et règlements (TTC)">
    {lines.map((line, index) => (
      <View key={index} style={s.line}>
        <Words>{`${line.label} : ${line.quantity} × ${line.unitPrice}`}</Words>
        <Words>{line.amount}</Words>
      </View>
    ))}
    <View style={s.sum}>
      <Text>Total TTC</Text>
      <Words>{total}</Words>
    </View>
    <Words style={[s.small, { marginTop: 2, marginBottom: 3 }]}>{`Total en lettres : ${totalInWords}.`}</Words>
    {payments.map((payment, index) => (
      <View key={index} style={s.line}>
        <Words style={s.quiet}>{`${payment.day} · ${payment.label}`}</Words>
        <Words style={s.quiet}>{payment.amount}</Words>
      </View>
    ))}
    <View style={s.line}>
      <Text>Avance</Text>
      <Words>{paid}</Words>
    </View>
    <View style={[s.line, { fontWeight: 700 }]}>
      <Text>Reste à payer</Text>
      <Words>{balance}</Words>
    </View>
    {deposit && (
      <>
        <View style={[s.line, { fontWeight: 700, marginTop: 3 }]}>
          <Text>Caution (hors prix)</Text>
          <Words>{deposit.amount}</Words>
        </View>
        {deposit.notes.map((note) => (
          <Words key={note} style={s.quiet}>
            {note}
          </Words>
        ))}
      </>
    )}
    {excess && (
      <View style={[s.line, { fontWeight: 700 }]}>
        <Text>Franchise en cas de dommage</Text>
        <Words>{excess}</Words>
      </View>
    )}
  </Section>
);

const Signatures = ({ sheet: { signature, company } }: Sheet) => (
  <View style={s.signatures} wrap={false}>
    <View style={s.sign}>
      <Text style={{ fontWeight: 700 }}>L'agence</Text>
      <Words style={s.small}>{company}</Words>
    </View>
    <View style={s.sign}>
      <Text style={{ fontWeight: 700 }}>Le locataire</Text>
      {signature ? (
        <>
          <Drawing src={signature.picture} style={s.signature} />
          <Words style={s.small}>{`Signé en ligne le ${signature.signedAt}`}</Words>
        </>
      ) : (
        <Text style={s.small}>« Lu et approuvé »</Text>
      )}
    </View>
  </View>
);

/**
 * Prints 'Model 2' (`contractV2`): a green band with the agency, the trip first, the conditions in two columns
 * (docs/rules/documents.md#the-two-models-of-the-contract).
 */
export const ContractModel2 = ({ sheet }: Sheet) => {
  return (
    <Document title={`Contrat de location ${sheet.number}`} author={sheet.company} language="fr">
      <Page size="A4" style={s.page}>
        <Band sheet={sheet} />
        <View style={s.body}>
          <Text style={s.title}>Contrat de location</Text>
          <Words style={s.subtitle}>{`N° ${sheet.number}, établi le ${sheet.madeOn}`}</Words>
          {sheet.copy && <Words style={s.subtitle}>{sheet.copy}</Words>}
          <Trip sheet={sheet} />
          <View style={s.columns}>
            <DriverColumn title="Locataire" driver={sheet.driver} />
            <DriverColumn title="Deuxième conducteur" driver={sheet.secondDriver} />
          </View>
          <Vehicle sheet={sheet} />
          <Price sheet={sheet} />
          {sheet.comment && (
            <Section title="Remarque du client">
              <Words>{sheet.comment}</Words>
            </Section>
          )}
          <Section title="État au départ et au retour">
            {sheet.readings.map((line) => (
              <Words key={line}>{line}</Words>
            ))}
          </Section>
          <Signatures sheet={sheet} />
        </View>
        <PageNumber sheet={sheet} />
      </Page>
      <Page size="A4" style={s.plain}>
        <Text style={[s.title, { marginBottom: 14 }]}>Conditions générales</Text>
        <ConditionsInColumns conditions={sheet.conditions} />
        <PageNumber sheet={sheet} />
      </Page>
    </Document>
  );
};
