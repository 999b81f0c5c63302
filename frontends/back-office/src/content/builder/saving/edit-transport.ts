import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { editSite, reportSiteEditing, type SiteEditor } from '@theke/contracts/content/site-editing';
import type { EditReply } from '@theke/rules/content/editing/editing-session';
import type { NumberedOperation } from '@theke/rules/content/editing/merge-edits';
import type { PageDraft } from '@theke/rules/content/editing/page-draft';

type Known = { readonly session: string; readonly known: number };

/** Calls of the editor; they reject with an `ApiError`. */
export type EditTransport = {
  send(batch: Known & { readonly operations: readonly NumberedOperation[] }): Promise<EditReply>;
  report(
    presence: Known & { readonly block: string | null; readonly isLeaving?: true },
  ): Promise<{ readonly version: number; readonly draft: PageDraft | null; readonly editors: readonly SiteEditor[] }>;
};

export const siteTransport = (api: OfficeApi, site: string): EditTransport => ({
  send: ({ session, known, operations }) =>
    api(editSite, {
      params: { id: site },
      body: { session, known, operations: [...operations] },
    }),
  report: (body) => api(reportSiteEditing, { params: { id: site }, body }),
});
