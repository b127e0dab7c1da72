import "./partner-banner.css";

export interface BannerView {
  name: string;
  url: string;
  logo: string;
  image: string;
  text: string;
}

/** The banner of the one partner that a page shows. */
export function PartnerBanner({ banner }: { banner: BannerView }) {
  return (
    <a className="pb" href={banner.url} target="_blank" rel="noopener sponsored">
      <img
        src={banner.image}
        alt={banner.name}
        width={1200}
        height={300}
        onError={(event) => {
          // Without its picture the banner is the partner's name and text.
          event.currentTarget.hidden = true;
        }}
      />
      {banner.text && <p lang="en">{banner.text}</p>}
    </a>
  );
}
