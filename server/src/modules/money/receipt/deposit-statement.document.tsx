import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { Drawing, QUIET, SAND, Words } from '../../../platform/pdf/document-kit.js';
import type { DepositStatementSheet, StatedCharge } from './deposit-statement-template.js';
import { Facts, Letterhead, paper, Sums } from './paper-kit.js';

const s = StyleSheet.create({
  page: { paddingTop: 34, paddingBottom: 48, paddingHorizontal: 40 },
  entry: { paddingVertical: 5 },
  row: { flexDirection: 'row', gap: 8 },
  charge: { marginLeft: 70, marginTop: 5, padding: 8, backgroundColor: SAND, borderRadius: 6 },
  chargeLabel: { flex: 1, fontWeight: 700 },
  chargeAmount: { fontWeight: 700 },
  photos: { flexDirection: 'row', gap: 6, marginTop: 6 },
  photo: { width: 100, height: 75, objectFit: 'cover', borderRadius: 4 },
  remark: { color: QUIET, fontSize: 7.5, marginTop: 4 },
  day: { width: 62 },
  label: { flex: 1 },
  amount: { width: 86, textAlign: 'right' },
  sums: { width: 236, alignSelf: 'flex-end', marginTop: 12 },
  standing: { marginTop: 14, fontWeight: 700, fontSize: 10.5 },
  note: { marginTop: 6, color: QUIET },
});

/** Prints a charge at the return with the photos that show it. */
const Charge = ({ charge: { label, detail, amount, photos, remark } }: { charge: StatedCharge }) => (
  <View style={s.charge}>
    <View style={s.row}>
      <Words style={s.chargeLabel}>{label}</Words>
      <Words style={s.chargeAmount}>{`Frais : ${amount}`}</Words>
    </View>
    <Words style={{ color: QUIET }}>{detail}</Words>
    {photos.length > 0 && (
      <View style={s.photos}>
        {photos.map((photo, index) => (
          <Drawing key={index} src={photo} style={s.photo} />
        ))}
      </View>
    )}
    {remark && <Words style={s.remark}>{remark}</Words>}
  </View>
);

/** Prints the statement of a deposit (docs/rules/payments.md#deposits). */
export function documentOf(sheet: DepositStatementSheet) {
  const { agency, company, logo, facts, entries, sums } = sheet;
  return (
    <Document title="Relevé de caution" author={company} language="fr">
      <Page size="A4" style={[paper.page, s.page]}>
        <View style={paper.body}>
          <Letterhead company={company} logo={logo} agency={agency} />
          <Text style={paper.title}>Relevé de caution</Text>
          <Words style={paper.quiet}>{`Établi le ${sheet.printedOn}`}</Words>
          <Facts facts={facts} labelWidth={70} />
          <View style={paper.head}>
            <Text style={s.day}>Date</Text>
            <Text style={s.label}>Écriture</Text>
            <Text style={s.amount}>Montant</Text>
            <Text style={s.amount}>Détenu ensuite</Text>
          </View>
          {entries.map((entry, index) => (
            <View key={index} style={[paper.ruled, s.entry]} wrap={false}>
              <View style={s.row}>
                <Words style={s.day}>{entry.day}</Words>
                <View style={s.label}>
                  <Words>{entry.label}</Words>
                  {entry.reason && <Words style={{ color: QUIET }}>{`Motif : ${entry.reason}`}</Words>}
                </View>
                <Words style={s.amount}>{entry.amount}</Words>
                <Words style={s.amount}>{entry.held}</Words>
              </View>
              {entry.charge && <Charge charge={entry.charge} />}
            </View>
          ))}
          <View style={s.sums} wrap={false}>
            <Sums sums={sums} />
          </View>
          <Words style={s.standing}>{sheet.standing}</Words>
          <Text style={s.note}>
            La caution n'est ni un paiement ni un acompte : elle n'entre pas dans le prix de la location et n'est pas
            soumise à la TVA.
          </Text>
        </View>
        <Words style={paper.footer}>{`${company} · ${agency.name} · ICE ${agency.ice}`}</Words>
      </Page>
    </Document>
  );
}
