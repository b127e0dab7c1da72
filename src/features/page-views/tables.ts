interface PageViewsTable {
  day: string;
  path: string;
  views: number;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    page_views: PageViewsTable;
  }
}

export {};
