import type {
  ClubExport,
  ImportKind,
  SentImportDetail,
  SentImportSummary,
} from '@parlour/contract/staff';
import { packageFiles } from './packageFiles.ts';
import type { ExportRow, ImportRow, NamedImport } from './repository.ts';

/** Presents an import in the history. */
export function presentImport({ row, createdBy }: NamedImport): SentImportSummary {
  return {
    id: row.id,
    status: row.status,
    name: row.name,
    createdBy,
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    revertedAt: row.revertedAt?.toISOString() ?? null,
    issue: row.issue,
  };
}

/** Presents an import with its files, its plan, and how far its pictures are. */
export function presentImportDetail(
  found: NamedImport,
  pictures?: SentImportDetail['pictures'],
): SentImportDetail {
  const { row } = found;
  return {
    ...presentImport(found),
    needsMapping: needsMapping(row),
    files: [...row.survey],
    mapping: row.mapping,
    hidesMissing: row.hidesMissing,
    plan: row.plan,
    planHash: row.planHash,
    ...(pictures === undefined ? {} : { pictures }),
  };
}

/** Whether the columns of an import's file must be mapped before it is planned. A package says what it has. */
export function needsMapping({ survey, name }: Pick<ImportRow, 'survey' | 'name'>): boolean {
  return survey.length === 1 && survey[0]?.name === name;
}

/** Returns whether an import has members. An editor does not read them (api/staff/imports-15). */
export function hasMembers({ survey, mapping, ...row }: ImportRow): boolean {
  if (needsMapping({ survey, name: row.name })) {
    const kind: ImportKind | null = mapping?.kind ?? survey[0]?.kind ?? null;
    return kind === 'members';
  }
  return survey.some(({ kind, name }) => kind === 'members' || name === packageFiles.giftGuides);
}

/** Presents an export. */
export function presentExport({ id, status, createdAt, expiresAt, size }: ExportRow): ClubExport {
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    size,
  };
}
