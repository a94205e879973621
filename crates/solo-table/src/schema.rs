//! JSON Schemas of the data that tables of all games emit.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use solo_core::Value;

use crate::{
    Answer, Changes, Choice, Due, Entry, EventReport, Facts, GameInfo, GameRecord, Hint,
    LessonPart, Picture, Plays, Progress, Question, RuleClause, Scene, StoryPart, Summary,
    TableError,
};

/// Returns a JSON Schema (draft 2020-12) of the data that tables of all games emit.
///
/// It describes an object with one field for each kind of data. Data that differ from game to game
/// are in [`Table::schema`](crate::Table::schema).
///
/// ```
/// let schema = serde_json::to_value(solo_table::schema()).unwrap();
/// assert_eq!(schema["$defs"]["Scene"]["properties"]["ask"]["type"], "string");
/// assert_eq!(schema["properties"]["choice"]["$ref"], "#/$defs/Choice");
/// ```
pub fn schema() -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings
        .into_generator()
        .into_root_schema_for::<Anything>()
        .into()
}

/// One field for each kind of data.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema matters")]
struct Anything {
    answer: Answer,
    changes: Changes,
    choice: Choice,
    due: Due,
    entry: Entry,
    error: TableError,
    facts: Facts,
    game: GameInfo,
    hint: Hint,
    lesson: LessonPart,
    #[cfg(feature = "trismegistus-bot")]
    offer: crate::botmegistus::Offer,
    picture: Picture,
    plays: Plays,
    progress: Progress,
    question: Question,
    record: GameRecord,
    rule: RuleClause,
    scene: Scene,
    story: StoryPart,
    summary: Summary,
    told: EventReport,
}
