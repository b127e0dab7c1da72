import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page URL. `:language?` is `hy` or `ru`; English has no prefix. */
export default [
  // Outside the frame: who opens it has no session yet.
  route("admin/link/:token", "./features/accounts/admin/link-page.tsx"),
  route("admin", "./features/office/admin/office-layout.tsx", [
    index("./features/dashboard/admin/dashboard-page.tsx"),
    route("news", "./features/news/admin/news-list-page.tsx"),
    route("news/create", "./features/news/admin/article-form-page.tsx", { id: "article-create" }),
    route("news/edit/:id", "./features/news/admin/article-form-page.tsx"),
    route("players", "./features/players/admin/players-page.tsx"),
    route("players/create", "./features/players/admin/player-create-page.tsx"),
    route("players/edit/:id", "./features/players/admin/player-edit-page.tsx"),
    route("staff", "./features/staff/admin/staff-page.tsx"),
    route("staff/create", "./features/staff/admin/staff-create-page.tsx"),
    route("staff/edit/:id", "./features/staff/admin/staff-edit-page.tsx"),
    route("partners", "./features/partners/admin/partners-page.tsx"),
    route("messages", "./features/messages/admin/messages-page.tsx"),
    route("settings", "./features/settings/admin/settings-page.tsx"),
    route("settings/create", "./features/settings/admin/setting-create-page.tsx"),
    route("settings/edit/:id", "./features/settings/admin/setting-edit-page.tsx"),
    route("matches", "./features/matches/admin/matches-list-page.tsx"),
    route("matches/create", "./features/matches/admin/match-form-page.tsx", { id: "match-create" }),
    route("matches/edit/:id", "./features/matches/admin/match-form-page.tsx"),
    route("table", "./features/table/admin/table-page.tsx"),
    route("accounts", "./features/accounts/admin/accounts-page.tsx"),
    route("profile", "./features/accounts/admin/profile-page.tsx"),
    route("trash", "./features/history/admin/trash-page.tsx"),
    route("audit", "./features/history/admin/audit-page.tsx"),
    route("login", "./features/office/admin/login-page.tsx"),
    route("*", "./features/office/admin/missing-office-page.tsx"),
  ]),
  route(":language?", "./features/shell/site/site-layout.tsx", [
    // What the frame shows of the match that is being played; the frame itself knows no feature that shows pages in it.
    layout("./features/matches/site/current-match-layout.tsx", { id: "current-match" }, [
      index("./features/home/site/home-page.tsx"),
      route("news", "./features/news/site/news-page.tsx"),
      route("news/:id", "./features/news/site/article-page.tsx"),
      route("club", "./features/squad/site/club-page.tsx"),
      route("stadium", "./features/stadium/site/stadium-page.tsx"),
      route("matches", "./features/matches/site/matches-page.tsx"),
      route("contact", "./features/messages/site/contact-page.tsx"),
      route("newsletter/:step?", "./features/newsletter/site/newsletter-page.tsx"),
      route("table", "./features/table/site/table-page.tsx"),
      route("search", "./features/search/site/search-page.tsx"),
      route("*", "./features/shell/site/missing-page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
