import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Drawing, Fact, GREEN, INK, LETTERHEAD, LINE, QUIET, SAND, Words } from '../../../platform/pdf/document-kit.js';
import { FONT_FAMILY } from '../../../platform/pdf/typeface.js';
import { conditionsSize, mayBreak, printedConditions } from './conditions-layout.js';
import type { ContractSheet, DriverSheet } from './contract-template.js';
import { formatPhone } from '../../../kernel/phone.js';

const s = StyleSheet.create({
  ...LETTERHEAD,
  page: {
    fontFamily: FONT_FAMILY,
    fontSize: 8.5,
    color: INK,
    paddingTop: 30,
    paddingBottom: 44,
    paddingHorizontal: 34,
  },
  // A line height on the page itself would hide the footers.
  body: { fontSize: 8.5, lineHeight: 1.35 },
  banner: { ...LETTERHEAD.banner, paddingVertical: 7, marginTop: 10, marginBottom: 9 },
  title: { ...LETTERHEAD.title, letterSpacing: 0.8 },
  qrHint: { lineHeight: 1.35, fontSize: 6.5, color: QUIET, textAlign: 'right', maxWidth: 120 },
  columns: { flexDirection: 'row', gap: 9, marginBottom: 8 },
  box: {
    flex: 1,
    border: `0.75pt solid ${LINE}`,
    borderRadius: 4,
    paddingHorizontal: 8,
    paddingBottom: 5,
    paddingTop: 5,
  },
  boxTitle: {
    lineHeight: 1.35,
    fontSize: 8,
    fontWeight: 700,
    color: GREEN,
    marginBottom: 4,
    textTransform: 'uppercase',
    letterSpacing: 0.4,
  },
  head: { flexDirection: 'row', backgroundColor: SAND, paddingVertical: 3, paddingHorizontal: 6, fontWeight: 700 },
  row: { flexDirection: 'row', borderBottom: `0.5pt solid ${LINE}`, paddingVertical: 3, paddingHorizontal: 6 },
  label: { flex: 1 },
  quantity: { width: 50, textAlign: 'right' },
  amount: { width: 86, textAlign: 'right' },
  money: { flexDirection: 'row', gap: 9, marginTop: 8, marginBottom: 8 },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 1.5 },
  grand: { lineHeight: 1.4, fontSize: 10.5, fontWeight: 700 },
  words: { lineHeight: 1.4, fontSize: 7.5, color: QUIET, marginTop: 3 },
  signatures: { flexDirection: 'row', gap: 9, marginTop: 2 },
  signBox: { flex: 1, border: `0.75pt solid ${LINE}`, borderRadius: 4, height: 92, padding: 6 },
  // The strokes reach the edges of their picture, so a margin separates them from the heading.
  signature: { height: 44, maxWidth: 200, marginTop: 7, marginBottom: 4, objectFit: 'contain', objectPosition: 'left' },
  small: { lineHeight: 1.4, fontSize: 7, color: QUIET },
  // In this size the conditions fill their page and are easy to read.
  conditionsTitle: { lineHeight: 1.5, fontSize: 18, fontWeight: 700, marginBottom: 14, color: GREEN },
  condition: { lineHeight: 1.5, marginBottom: 12, fontSize: 11, textAlign: 'justify' },
  bold: { fontWeight: 700 },
  // A page number with a line height is not printed.
  footer: {
    position: 'absolute',
    bottom: 18,
    left: 34,
    right: 34,
    borderTop: `0.5pt solid ${LINE}`,
    paddingTop: 4,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 6.5,
    color: QUIET,
  },
});

interface Sheet {
  readonly sheet: ContractSheet;
}

const Box = ({ title, children }: { title: string; children: ReactNode }) => (
  <View style={s.box}>
    <Text style={s.boxTitle}>{title}</Text>
    {children}
  </View>
);

const DriverBox = ({ title, driver }: { title: string; driver: DriverSheet | null }) => (
  <Box title={title}>
    {driver ? (
      <>
        <Fact label="Nom et prénom" value={driver.name} />
        <Fact label="N° de permis" value={driver.licenceNumber} />
        {driver.licenceValidity && <Fact label="Permis valable" value={driver.licenceValidity} />}
        {driver.birthDate && <Fact label="Date de naissance" value={driver.birthDate} />}
        <Fact label="N° de CIN" value={driver.nationalId} />
        <Fact label="N° de passeport" value={driver.passportNumber} />
        <Fact label="Nationalité" value={driver.nationality} />
        <Fact label="Téléphone" value={driver.phone && formatPhone(driver.phone)} />
        <Fact label="E-mail" value={driver.email} />
      </>
    ) : (
      <Text style={s.small}>Aucun deuxième conducteur n'est autorisé à conduire.</Text>
    )}
  </Box>
);

const Header = ({ sheet: { company, logo, agency, number, copy, madeOn, qr } }: Sheet) => (
  <>
    <View style={s.header}>
      <View>{logo ? <Drawing src={logo} style={s.logo} /> : <Words style={s.company}>{company}</Words>}</View>
      <View style={s.identity}>
        <Words style={s.agency}>{agency.name}</Words>
        <Words>{agency.address}</Words>
        <Words>
          {[formatPhone(agency.phone), formatPhone(agency.mobile), agency.email].filter(Boolean).join(' · ')}
        </Words>
      </View>
    </View>
    <View style={s.banner}>
      <View>
        <Text style={s.title}>CONTRAT DE LOCATION</Text>
        <Words style={s.number}>{`N° ${number} · établi le ${madeOn}`}</Words>
        {copy && <Words style={s.number}>{copy}</Words>}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
        <Text style={s.qrHint}>Suivez votre réservation en photographiant ce code.</Text>
        <Drawing src={qr} style={s.qr} />
      </View>
    </View>
  </>
);

const VehicleAndTrip = ({ sheet: { vehicle, insurance, trip, readings } }: Sheet) => (
  <View style={s.columns}>
    <Box title="Véhicule">
      <Fact label="Modèle" value={`${vehicle.name} (${vehicle.year})`} />
      <Fact label="Immatriculation" value={vehicle.plateNumber} />
      <Fact label="Gamme" value={vehicle.category} />
      <Fact label="Énergie et boîte" value={`${vehicle.fuel}, ${vehicle.transmission}`} />
      <Fact label="Couleur" value={vehicle.color} />
      {insurance && (
        <>
          <Fact label="Assureur" value={insurance.insurer} />
          <Fact label="Garantie" value={insurance.type} />
          <Fact label="N° de police" value={insurance.policyNumber} />
          <Fact label="Validité" value={insurance.validity} />
          {insurance.warning && <Words style={s.bold}>{insurance.warning}</Words>}
        </>
      )}
    </Box>
    <Box title="Location">
      <Fact label="Départ" value={trip.startsAt} />
      <Fact label="Lieu de livraison" value={trip.pickupPlace} />
      <Fact label="Retour" value={trip.endsAt} />
      <Fact label="Lieu de retour" value={trip.returnPlace} />
      <Fact label="Durée" value={trip.days} />
      {trip.km && <Fact label="Kilométrage inclus" value={trip.km} />}
      <Text style={[s.boxTitle, { marginTop: 5 }]}>Au départ et au retour</Text>
      {readings.map((line) => (
        <Words key={line}>{line}</Words>
      ))}
      <Text>Réserves : ........................................................</Text>
    </Box>
  </View>
);

const Price = ({ sheet: { lines, total, totalInWords, paid, balance, payments, deposit, excess } }: Sheet) => (
  <>
    <View style={s.head}>
      <Text style={s.label}>Prix (TTC)</Text>
      <Text style={s.quantity}>Quantité</Text>
      <Text style={s.amount}>Prix unitaire</Text>
      <Text style={s.amount}>Montant</Text>
    </View>
    {lines.map((line, index) => (
      <View key={index} style={s.row} wrap={false}>
        <Words style={s.label}>{line.label}</Words>
        <Words style={s.quantity}>{line.quantity}</Words>
        <Words style={s.amount}>{line.unitPrice}</Words>
        <Words style={s.amount}>{line.amount}</Words>
      </View>
    ))}
    <View style={s.money} wrap={false}>
      <Box title="Règlements reçus">
        {payments.length === 0 && <Text style={s.small}>Aucun règlement à ce jour.</Text>}
        {payments.map((payment, index) => (
          <View key={index} style={s.total}>
            <Words>{`${payment.day} · ${payment.label}`}</Words>
            <Words>{payment.amount}</Words>
          </View>
        ))}
      </Box>
      <Box title="Total">
        <View style={[s.total, s.grand]}>
          <Text>Total TTC</Text>
          <Words>{total}</Words>
        </View>
        <View style={s.total}>
          <Text>Avance</Text>
          <Words>{paid}</Words>
        </View>
        <View style={[s.total, s.bold]}>
          <Text>Reste à payer</Text>
          <Words>{balance}</Words>
        </View>
        <Words style={s.words}>{`Total en lettres : ${totalInWords}.`}</Words>
        {deposit && (
          <>
            <View style={[s.total, s.bold]}>
              <Text>Caution (hors prix)</Text>
              <Words>{deposit.amount}</Words>
            </View>
            {deposit.notes.map((note) => (
              <Words key={note} style={s.small}>
                {note}
              </Words>
            ))}
          </>
        )}
        {excess && (
          <View style={[s.total, s.bold]}>
            <Text>Franchise en cas de dommage</Text>
            <Words>{excess}</Words>
          </View>
        )}
      </Box>
    </View>
  </>
);

const Signatures = ({ sheet: { company, signature, comment } }: Sheet) => (
  <View wrap={false}>
    {comment && (
      <View style={{ marginBottom: 6 }}>
        <Text style={s.boxTitle}>Remarque du client</Text>
        <Words>{comment}</Words>
      </View>
    )}
    <View style={s.signatures}>
      <View style={s.signBox}>
        <Text style={s.bold}>Pour l'agence</Text>
        <Words style={s.small}>{company}</Words>
      </View>
      <View style={s.signBox}>
        <Text style={s.bold}>Le locataire</Text>
        {signature ? (
          <>
            <Drawing src={signature.picture} style={s.signature} />
            <Words style={s.small}>{`Signé en ligne le ${signature.signedAt}`}</Words>
          </>
        ) : (
          <Text style={s.small}>Précédé de la mention « lu et approuvé »</Text>
        )}
      </View>
    </View>
  </View>
);

const Footer = ({ sheet: { agency, number } }: Sheet) => (
  <View style={s.footer} fixed>
    <Words>
      {`RC ${agency.tradeRegister} · Patente ${agency.patente} · IF ${agency.taxId} · CNSS ${agency.cnss} · ICE ${agency.ice}`}
    </Words>
    <Text render={({ pageNumber, totalPages }) => `${number} · page ${pageNumber} / ${totalPages}`} />
  </View>
);

/** The default conditions fill their page; longer ones are smaller and go over as many pages as they need. */
const Conditions = ({ conditions }: { conditions: ContractSheet['conditions'] }) => {
  const fontSize = conditionsSize(conditions);
  const articles = printedConditions(conditions, (number, title) => `${number}. ${title}`);
  return articles.map((article, index) => (
    <Text key={index} style={[s.condition, { fontSize, marginBottom: (12 * fontSize) / 11 }]} wrap={mayBreak(article)}>
      {article.heading && (
        <Words style={s.bold}>{`${article.heading}${article.text.includes('\n') ? '\n' : '. '}`}</Words>
      )}
      <Words>{article.text}</Words>
    </Text>
  ));
};

/**
 * Prints 'Model 1': framed, black on white, the conditions on a page of their own
 * (docs/rules/documents.md#the-two-models-of-the-contract).
 */
export const ContractModel1 = ({ sheet }: Sheet) => (
  <Document title={`Contrat de location ${sheet.number}`} author={sheet.company} language="fr">
    <Page size="A4" style={s.page}>
      <View style={s.body}>
        <Header sheet={sheet} />
        <View style={s.columns}>
          <DriverBox title="Locataire et premier conducteur" driver={sheet.driver} />
          <DriverBox title="Deuxième conducteur" driver={sheet.secondDriver} />
        </View>
        <VehicleAndTrip sheet={sheet} />
        <Price sheet={sheet} />
        <Signatures sheet={sheet} />
      </View>
      <Footer sheet={sheet} />
    </Page>
    <Page size="A4" style={s.page}>
      <Text style={s.conditionsTitle}>Conditions générales de location</Text>
      <Conditions conditions={sheet.conditions} />
      <Footer sheet={sheet} />
    </Page>
  </Document>
);
