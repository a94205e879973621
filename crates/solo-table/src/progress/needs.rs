//! Needs: what is needed for something, and what chance can bring.

use std::borrow::Cow;

use serde::Serialize;

use super::Amounts;
use crate::story::Actor;

/// The needs of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Needs {
    /// Things that are made of others, with a socket for each part.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub made: Vec<Need>,
    /// Kinds of things, with the number that lies in each place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stocks: Vec<Stock>,
    /// The thing that has to be beaten now, by what, and what failing costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub foe: Option<Foe>,
    /// Results of a roll of the opponent, or of the game, or of the player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<Odds>,
    /// Worths of choices and things now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub worths: Vec<Worth>,
}

/// A thing that is made of others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Need {
    /// Id of the item of the scene that it is.
    pub id: String,
    /// Key of its card in the glossary.
    pub card: String,
    /// Name.
    pub name: String,
    /// The side that makes it.
    pub owner: Actor,
    /// `true` if nothing is missing.
    pub ready: bool,
    /// Its parts, in the printed order.
    pub sockets: Vec<Socket>,
}

/// A part of a thing that is made of others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Socket {
    /// Key of its card in the glossary.
    pub card: String,
    /// Name.
    pub name: String,
    /// Its place.
    pub state: SocketState,
    /// Copies there; 0 where there are none.
    pub count: u32,
}

/// The place of a part that is needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SocketState {
    /// It is made already, and counts.
    Built,
    /// Its owner has it.
    Have,
    /// It lies in a scrap pile.
    Scrap,
    /// The other side has it, from which it can be had.
    Ghost,
    /// It lies nowhere that is open.
    #[default]
    None,
}

/// A kind of things, with the number that lies in each place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stock {
    /// Key of its card in the glossary, or of what it is.
    pub card: String,
    /// Name.
    pub name: String,
    /// Copies by place: `you`, `scrap`, `ghost`; dice by bowl.
    pub count: Amounts,
    /// `true` if something of the player's lacks it.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub needed: bool,
}

/// A thing that has to be beaten.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Foe {
    /// Key of its card in the glossary.
    pub card: String,
    /// Its kind: `monster`, `trap`, `door`, `roll`.
    pub kind: Cow<'static, str>,
    /// The number to reach.
    pub strength: u32,
    /// The number reached so far, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reached: Option<u32>,
    /// Ids of the items that beat it whatever its number.
    pub beaten_by: Vec<String>,
    /// The cost of failing now, by the name of what is lost; where it depends on chance, at most.
    pub cost: Amounts,
}

/// A result of a roll.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Odds {
    /// Id of the item of the scene that tells of it, where there is one, or a key.
    pub id: String,
    /// Name.
    pub name: String,
    /// Faces or sums that bring it.
    pub faces: Vec<u8>,
    /// Equally likely cases that bring it.
    pub cases: u32,
    /// Equally likely cases in all.
    pub of: u32,
    /// Its cost for the one who rolls, by name.
    pub cost: Amounts,
    /// Its gain, by name.
    pub gain: Amounts,
    /// Id of the item that it would take or go to now; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
}

/// The worth of a thing now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Worth {
    /// Id of the item of the scene.
    pub id: String,
    /// Its worth to each side by name, or to the player alone.
    pub value: Amounts,
}
