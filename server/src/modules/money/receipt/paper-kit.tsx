import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { Drawing, Fact, GREEN, INK, LINE, QUIET, SAND, Words } from '../../../platform/pdf/document-kit.js';
import { FONT_FAMILY } from '../../../platform/pdf/typeface.js';
import { formatPhone } from '../../../kernel/phone.js';

/** Styles that receipts, deposit statements and cash reports share; lengths are in points. */
export const paper = StyleSheet.create({
  page: { fontFamily: FONT_FAMILY, fontSize: 9, color: INK },
  // A line height on the page itself would hide the footers.
  body: { fontSize: 9, lineHeight: 1.4 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 16 },
  logo: { height: 36, maxWidth: 140, objectFit: 'contain', objectPosition: 'left' },
  company: { lineHeight: 1.3, fontSize: 15, fontWeight: 700, color: GREEN },
  identity: { lineHeight: 1.4, fontSize: 7.5, color: QUIET, textAlign: 'right', maxWidth: 230 },
  agency: { lineHeight: 1.4, fontSize: 9.5, fontWeight: 700, color: INK },
  title: { fontSize: 18, fontWeight: 700, color: GREEN, lineHeight: 1.5, marginTop: 14 },
  quiet: { color: QUIET, marginBottom: 10 },
  box: { backgroundColor: SAND, borderRadius: 6, padding: 10, marginBottom: 12 },
  head: { flexDirection: 'row', borderBottom: `1.2pt solid ${GREEN}`, paddingVertical: 4, gap: 8, fontWeight: 700 },
  line: { flexDirection: 'row', borderBottom: `0.5pt solid ${LINE}`, paddingVertical: 5, gap: 8 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  ruled: { borderBottom: `0.5pt solid ${LINE}` },
  footer: {
    lineHeight: 1.5,
    position: 'absolute',
    bottom: 16,
    left: 32,
    right: 32,
    fontSize: 7,
    color: QUIET,
    textAlign: 'center',
  },
});

/** A label with its value, both in French. */
export interface LabelledText {
  readonly label: string;
  readonly value: string;
}

interface FactsProps {
  readonly facts: readonly LabelledText[];
  /** In points. */
  readonly labelWidth: number;
}

/** Prints the facts that a paper is about in a box. */
export const Facts = ({ facts, labelWidth }: FactsProps) => (
  <View style={paper.box}>
    {facts.map(({ label, value }) => (
      <Fact key={label} label={label} value={value} labelWidth={labelWidth} />
    ))}
  </View>
);

interface SumsProps {
  readonly sums: readonly LabelledText[];
  /** Whether a line is drawn below each sum. */
  readonly ruled?: boolean;
}

/** Prints labels with their amounts at the right margin. */
export const Sums = ({ sums, ruled = false }: SumsProps) =>
  sums.map(({ label, value }) => (
    <View key={label} style={[paper.sum, ruled ? paper.ruled : {}]}>
      <Text>{label}</Text>
      <Words>{value}</Words>
    </View>
  ));

interface LetterheadProps {
  readonly company: string;
  readonly logo: string | null;
  /** Null for a paper that covers all agencies. */
  readonly agency: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  } | null;
}

/** Prints the company's logo, or its name without one, and the agency at the right. */
export const Letterhead = ({ company, logo, agency }: LetterheadProps) => (
  <View style={paper.row}>
    {logo ? <Drawing src={logo} style={paper.logo} /> : <Words style={paper.company}>{company}</Words>}
    {agency && (
      <View>
        <Words style={[paper.identity, paper.agency]}>{agency.name}</Words>
        <Words style={paper.identity}>{agency.address}</Words>
        <Words style={paper.identity}>{[formatPhone(agency.phone), agency.email].filter(Boolean).join(' · ')}</Words>
      </View>
    )}
  </View>
);
